import { vi } from "vitest";

interface StubbedBrowser {
  readonly stored: Map<string, string>;
  /** Dispatches an event on the window, with these properties. */
  readonly fire: (name: string, properties?: object) => void;
}

/** As much of a browser as the shared state needs. */
export function stubBrowser({ forbidden = false } = {}): StubbedBrowser {
  const stored = new Map<string, string>();
  const throwForbidden = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.stubGlobal("localStorage", {
    getItem: forbidden ? throwForbidden : (key: string) => stored.get(key) ?? null,
    setItem: forbidden
      ? throwForbidden
      : (key: string, value: string) => void stored.set(key, value),
    removeItem: forbidden ? throwForbidden : (key: string) => void stored.delete(key),
  });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "", assign: () => {} });
  vi.stubGlobal("fetch", async () => new Response("{}"));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", { cookie: "", visibilityState: "visible" });
  return {
    stored,
    fire: (name, properties = {}) =>
      void page.dispatchEvent(Object.assign(new Event(name), properties)),
  };
}
