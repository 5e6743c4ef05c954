/** Sounds, synthesised with Web Audio. */
import { settings } from "./settings.svelte";

export type Sound = "move" | "capture" | "card" | "refused" | "over" | "turn";

let context: AudioContext | undefined;

interface Tone {
  frequency: number;
  at: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}

const tones: Record<Sound, Tone[]> = {
  move: [{ frequency: 320, at: 0, length: 0.07, loud: 0.25, shape: "triangle" }],
  capture: [
    { frequency: 320, at: 0, length: 0.06, loud: 0.25, shape: "triangle" },
    { frequency: 210, at: 0.08, length: 0.09, loud: 0.25, shape: "triangle" },
  ],
  card: [{ frequency: 900, at: 0, length: 0.03, loud: 0.06, shape: "square" }],
  refused: [{ frequency: 140, at: 0, length: 0.12, loud: 0.15, shape: "sine" }],
  turn: [
    { frequency: 523, at: 0.15, length: 0.15, loud: 0.12, shape: "sine" },
    { frequency: 659, at: 0.27, length: 0.25, loud: 0.12, shape: "sine" },
  ],
  over: [
    { frequency: 392, at: 0, length: 0.3, loud: 0.12, shape: "sine" },
    { frequency: 494, at: 0.1, length: 0.3, loud: 0.12, shape: "sine" },
    { frequency: 587, at: 0.2, length: 0.5, loud: 0.12, shape: "sine" },
  ],
};

export function sound(name: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  // Browsers allow sound only after a user activation.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const tone of tones[name]) {
    const source = context.createOscillator();
    const volume = context.createGain();
    source.type = tone.shape;
    source.frequency.value = tone.frequency;
    volume.gain.setValueAtTime(tone.loud, now + tone.at);
    volume.gain.exponentialRampToValueAtTime(0.001, now + tone.at + tone.length);
    source.connect(volume).connect(context.destination);
    source.start(now + tone.at);
    source.stop(now + tone.at + tone.length);
  }
}
