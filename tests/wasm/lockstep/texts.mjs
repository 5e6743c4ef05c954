/** Texts that no game has meant. */
const odd = [
  "",
  " ",
  "x",
  "-",
  "e",
  "e0",
  "e99",
  "z1",
  "E2",
  "e2 ",
  "e2-e4",
  "e2:e4:g6",
  "a1=y",
  "pass",
  "stop",
  "deck",
  "drop",
  "card:",
  "card:WB=BWW",
  "use:WB=BWW@3",
  "row:WWBB",
  "face:p",
  "cap:b",
  "e3h",
  "é8",
  "😀",
  '"\\',
  "\t\n",
  "\u007f\u0001",
  "\ud800",
  "{0}",
  "[%eval +0.3]",
  "9".repeat(40),
  "a".repeat(3000),
];

/** Now one of those, now a text with one thing changed. */
export function strangeText(random, text = "") {
  if (text === "" || random.oneIn(3)) return random.pick(odd);
  const at = random.below(text.length);
  switch (random.below(5)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return (
        text.slice(0, at) + random.pick("abcdefghijklmnop123456789:-=hv @") + text.slice(at + 1)
      );
    case 2:
      return text.slice(0, at);
    case 3:
      return text + text.slice(at);
    default:
      return text.slice(0, at) + random.pick(odd) + text.slice(at);
  }
}

/** Texts in place of a number in a call. */
export function strangeNumber(random) {
  return random.pick([
    "",
    "-1",
    "x",
    "1e3",
    "0",
    "00012",
    "2147483647",
    "2147483648",
    "-2147483648",
    " 1",
    "1 ",
    "+1",
  ]);
}
