import { vi } from "vitest";

type StubResponse = () => {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: HeadersInit;
};

/**
 * The parts of a browser that the shop's state needs: a URL, storage, events, and a server with the test's responses
 * by path prefix. Any other path fails like a broken network.
 */
export function standInBrowser(responses: Readonly<Record<string, StubResponse>> = {}) {
  const events = new EventTarget();
  const stored = new Map<string, string>();
  const requestedPaths: string[] = [];
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal("location", { pathname: "/", search: "", assign });
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("fetch", async (path: string) => {
    requestedPaths.push(path);
    const found = Object.entries(responses).find(([start]) => path.startsWith(start));
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
    /** Requested paths, in order. */
    requestedPaths,
    fire: (name: string, carried: object = {}) =>
      void events.dispatchEvent(Object.assign(new Event(name), carried)),
  };
}
