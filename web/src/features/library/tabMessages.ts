/** Messages between the tabs of this browser about the games. */
import { readStored, type StoredGame } from "./storedGame";

export type TabMessage =
  | { kind: "changed"; game: StoredGame }
  | { kind: "removed"; key: IDBValidKey }
  | { kind: "restored"; key: IDBValidKey }
  | { kind: "renamed"; id: string; title: string }
  | { kind: "forgotten" }
  /** A tab would like to play what another one plays. */
  | { kind: "wanted"; id: string }
  /** For browsers without locks: who plays it, and the answer. */
  | { kind: "asked"; id: string; tab: string }
  | { kind: "held"; id: string; tab: string };

/** The part of a BroadcastChannel that is used. */
export interface MessageChannelLike {
  postMessage(message: unknown): void;
  addEventListener(type: "message", heard: (event: { data: unknown }) => void): void;
}

type Heard = (news: TabMessage, elsewhere: boolean) => void;

export class TabChannel {
  private readonly heard = new Set<Heard>();

  constructor(private readonly channel: MessageChannelLike | null) {
    channel?.addEventListener("message", ({ data }) => {
      const news = readNews(data);
      if (news) this.pass(news, true);
    });
  }

  /** Hears what this tab and the others tell, until the returned function is called. */
  listen(heard: Heard): () => void {
    this.heard.add(heard);
    return () => this.heard.delete(heard);
  }

  tell(news: TabMessage): void {
    this.pass(news, false);
    try {
      this.channel?.postMessage(news);
    } catch {
      // closed with the tab
    }
  }

  private pass(news: TabMessage, elsewhere: boolean): void {
    for (const one of [...this.heard]) one(news, elsewhere);
  }
}

/** A tab may run another version of the page. */
function readNews(data: unknown): TabMessage | null {
  const news = data as TabMessage | null;
  if (typeof news !== "object" || news === null) return null;
  if (news.kind !== "changed") return news;
  const game = readStored(news.game);
  return typeof game === "string" ? null : { kind: "changed", game };
}
