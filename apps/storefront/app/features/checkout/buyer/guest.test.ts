import { beforeEach, expect, it, vi } from "vitest";
import { correctGuest, parseGuest, setGuest, useGuest } from "./guest.ts";

const guest = { email: "ana@studio.test", first_name: "Ana", last_name: "Reyes" };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it("is stored as long as the tab is open, and cleared on request", () => {
  setGuest(guest);
  expect(useGuest.getState().guest).toEqual(guest);
  expect(parseGuest(JSON.parse(stored.get("guest") ?? ""))).toEqual(guest);
  setGuest(null);
  expect(useGuest.getState().guest).toBeNull();
  expect(stored.size).toBe(0);
});

it("starts from what was entered when it is corrected, as long as the page is open", () => {
  setGuest(guest);
  correctGuest();
  expect(useGuest.getState()).toEqual({ guest: null, draft: guest });
  expect(stored.size).toBe(0);
  setGuest({ ...guest, email: "ana.reyes@studio.test" });
  expect(useGuest.getState().draft).toBeNull();
});

it.each([
  null,
  {},
  "ana",
  { ...guest, email: "ana" },
  { ...guest, first_name: "" },
  { ...guest, last_name: 7 },
])("reads no guest from %j", (value) => {
  expect(parseGuest(value)).toBeUndefined();
});
