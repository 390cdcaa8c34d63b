import { isRecord } from "../calls/is-record.ts";

/** What the tabs of one browser tell each other. */
export type TabTopic = "cart" | "language" | "consent" | "user";

/** Characters of a message that go at once. */
export const longestChunk = 10_240;

interface Chunk {
  readonly tab: string;
  /** Counts the messages of one tab. */
  readonly message: number;
  readonly topic: string;
  readonly index: number;
  readonly count: number;
  readonly text: string;
}

type Listener = (text: string) => void;

/**
 * The other tabs of this shop. What is kept in the browser's storage stays the truth; a message says that
 * it has changed, and carries it for those who cannot read it there.
 */
export class Tabs {
  readonly #name: string;
  #channel: BroadcastChannel | undefined;
  readonly #tab = Math.random().toString(36).slice(2);
  #told = 0;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** By tab: the message that is coming in. A tab sends one after the other, so there is one at most. */
  readonly #arriving = new Map<string, { message: number; texts: string[] }>();

  constructor(name: string) {
    this.#name = name;
    this.open();
  }

  open(): void {
    if (this.#channel !== undefined) return;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const chunk = readChunk(data);
      if (chunk !== undefined) this.#take(chunk);
    });
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }

  tell(topic: TabTopic, text: string): void {
    this.#told += 1;
    const count = Math.max(Math.ceil(text.length / longestChunk), 1);
    for (let index = 0; index < count; index++) {
      const chunk: Chunk = {
        tab: this.#tab,
        message: this.#told,
        topic,
        index,
        count,
        text: text.slice(index * longestChunk, (index + 1) * longestChunk),
      };
      this.#channel?.postMessage(chunk);
    }
  }

  /** The returned function ends it. */
  listen(topic: TabTopic, heard: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(heard));
    return () => void listeners.delete(heard);
  }

  /** A message of which a chunk was lost is never heard; the next one begins anew. */
  #take({ tab, message, topic, index, count, text }: Chunk): void {
    const before = this.#arriving.get(tab);
    const texts = before?.message === message ? before.texts : [];
    if (texts.length !== index) {
      this.#arriving.delete(tab);
      return;
    }
    texts.push(text);
    if (texts.length < count) {
      this.#arriving.set(tab, { message, texts });
      return;
    }
    this.#arriving.delete(tab);
    for (const heard of this.#listeners.get(topic) ?? []) heard(texts.join(""));
  }
}

let shop: Tabs | undefined;

/** Undefined in a browser that knows no such channel: there the events of its storage have to do. */
export function otherTabs(): Tabs | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  if (shop === undefined) {
    const tabs = new Tabs("autotune");
    // A page with an open channel is not kept for the back button.
    addEventListener("pagehide", () => tabs.close());
    addEventListener("pageshow", () => tabs.open());
    shop = tabs;
  }
  return shop;
}

/** Another tab may be of another release. */
function readChunk(value: unknown): Chunk | undefined {
  if (!isRecord(value)) return undefined;
  const { tab, message, topic, index, count, text } = value;
  const readable =
    typeof tab === "string" &&
    typeof message === "number" &&
    typeof topic === "string" &&
    typeof index === "number" &&
    typeof count === "number" &&
    typeof text === "string";
  return readable ? { tab, message, topic, index, count, text } : undefined;
}
