import { isRecord } from "../api/is-record.ts";

/** What the tabs of one browser share. */
export type TabTopic = "cart" | "language" | "consent" | "user";

/** The most characters of one chunk. */
export const longestChunk = 10_240;

interface Chunk {
  readonly tab: string;
  /** The message's number within its tab. */
  readonly message: number;
  readonly topic: string;
  readonly index: number;
  readonly count: number;
  readonly text: string;
}

type Listener = (text: string) => void;

/**
 * The other tabs of this shop. The browser's storage is the source of truth; a message signals a change, and carries
 * the value for tabs without storage.
 */
export class Tabs {
  readonly #name: string;
  #channel: BroadcastChannel | undefined;
  readonly #tab = Math.random().toString(36).slice(2);
  #sent = 0;
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

  send(topic: TabTopic, text: string): void {
    this.#sent += 1;
    const count = Math.max(Math.ceil(text.length / longestChunk), 1);
    for (let index = 0; index < count; index++) {
      const chunk: Chunk = {
        tab: this.#tab,
        message: this.#sent,
        topic,
        index,
        count,
        text: text.slice(index * longestChunk, (index + 1) * longestChunk),
      };
      this.#channel?.postMessage(chunk);
    }
  }

  /** The returned function unsubscribes. */
  listen(topic: TabTopic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** A message that lost a chunk is dropped; the next one starts over. */
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
    for (const listener of this.#listeners.get(topic) ?? []) listener(texts.join(""));
  }
}

let shop: Tabs | undefined;

/** Undefined in a browser without BroadcastChannel: there storage events have to do. */
export function otherTabs(): Tabs | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  if (shop === undefined) {
    const tabs = new Tabs("autotune");
    // An open channel keeps a page out of the back/forward cache.
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
