import { vi } from "vitest";

type Answer = () => {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: HeadersInit;
};

/**
 * What of a browser the shop's state needs: an address, storage, events, and a server that answers what a test
 * says, by the beginning of the path. A path that the test does not name fails as a broken network does.
 */
export function standInBrowser(answers: Readonly<Record<string, Answer>> = {}) {
  const events = new EventTarget();
  const kept = new Map<string, string>();
  const asked: string[] = [];
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", { pathname: "/", search: "", assign });
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    if (found === undefined) throw new TypeError("Failed to fetch");
    const { status = 200, body, headers } = found[1]();
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      ...(headers === undefined ? {} : { headers }),
    });
  });
  return {
    /** Where the page was sent. */
    assign,
    /** Paths that were asked for, in order. */
    asked,
    fire: (name: string, carried: object = {}) =>
      void events.dispatchEvent(Object.assign(new Event(name), carried)),
  };
}
