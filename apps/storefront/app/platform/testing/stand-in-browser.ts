import { vi } from "vitest";
import { stubBrowser } from "./stub-browser.ts";

type StubResponse = () => {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: HeadersInit;
};

/** A browser, and a server with the test's responses by path prefix. Any other path fails like a broken network. */
export function standInBrowser(responses: Readonly<Record<string, StubResponse>> = {}) {
  const { fire } = stubBrowser();
  const requestedPaths: string[] = [];
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal("location", { pathname: "/", search: "", assign });
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
    fire,
  };
}
