import { beforeAll, describe, expect, it, vi } from "vitest";
import { opensSearch } from "./opens-search.ts";

class StandIn {
  readonly #isField: boolean;
  constructor(isField: boolean) {
    this.#isField = isField;
  }
  closest() {
    return this.#isField ? this : null;
  }
}
beforeAll(() => void vi.stubGlobal("Element", StandIn));

const plain = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  target: null,
};
// The stub stands in for the browser's elements.
const field = new StandIn(true) as unknown as Element;
const text = new StandIn(false) as unknown as Element;

describe("a key opens the search", () => {
  it.each([
    { ...plain, key: "k", ctrlKey: true },
    { ...plain, key: "K", metaKey: true },
    { ...plain, key: "k", ctrlKey: true, target: field },
    { ...plain, key: "/" },
    { ...plain, key: "/", shiftKey: true, target: text },
  ])("%j", (pressed) => expect(opensSearch(pressed)).toBe(true));
});

describe("a key is ignored", () => {
  it.each([
    { ...plain, key: "k" },
    { ...plain, key: "k", ctrlKey: true, shiftKey: true },
    { ...plain, key: "k", ctrlKey: true, altKey: true },
    { ...plain, key: "k", ctrlKey: true, metaKey: true },
    { ...plain, key: "k", ctrlKey: true, defaultPrevented: true },
    { ...plain, key: "/", target: field },
    { ...plain, key: "/", ctrlKey: true },
    { ...plain, key: "Enter" },
  ])("%j", (pressed) => expect(opensSearch(pressed)).toBe(false));
});
