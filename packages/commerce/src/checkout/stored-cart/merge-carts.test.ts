import { describe, expect, it } from "vitest";
import { mergeCarts, type StoredLine } from "./merge-carts.ts";

const reverb: StoredLine = { path: "vocal-reverb", quantity: 1 };
const pro: StoredLine = { path: "auto-tune-pro", quantity: 1 };
const twoPro: StoredLine = { path: "auto-tune-pro", quantity: 2 };
const cart = (revision: string | null, ...lines: StoredLine[]) => ({ revision, lines });

describe("mergeCarts", () => {
  it.each([
    ["nothing anywhere", [], cart(null), null, { kind: "same" }],
    ["the same, in another order", [reverb, pro], cart("b", pro, reverb), null, { kind: "same" }],
    ["a new device without a cart", [], cart("a", pro), null, { kind: "take" }],
    ["a new device with a cart, nothing kept", [pro], cart(null), null, { kind: "tell" }],
    ["changed here only", [pro, reverb], cart("a", pro), cart("a", pro), { kind: "tell" }],
    ["not all can be had here", [pro], cart("a", pro, reverb), cart("a", pro), { kind: "same" }],
    ["emptied here only", [], cart("a", pro), cart("a", pro), { kind: "tell" }],
    ["changed there only", [pro], cart("b", pro, reverb), cart("a", pro), { kind: "take" }],
    ["emptied there only", [pro], cart("b"), cart("a", pro), { kind: "take" }],
    ["forgotten there after a long time", [pro], cart(null), cart("a", pro), { kind: "tell" }],
    ["emptied there, changed here", [twoPro], cart("b"), cart("a", pro), { kind: "tell" }],
    [
      "one bought and one added, not known there",
      [pro],
      cart("a", pro),
      cart("a"),
      { kind: "tell" },
    ],
    ["one bought and one added, taken there", [pro], cart("b"), cart("a"), { kind: "tell" }],
    ["more of the same here", [twoPro], cart("a", pro), null, { kind: "tell" }],
    [
      "one cart here and another there",
      [reverb],
      cart("a", twoPro),
      null,
      { kind: "ask", missing: [twoPro] },
    ],
    [
      "changed on both sides",
      [pro, reverb],
      cart("b", twoPro, { path: "mic-mod", quantity: 1 }),
      cart("a", pro),
      { kind: "ask", missing: [{ path: "mic-mod", quantity: 1 }] },
    ],
  ] as const)("%s", (_, here, stored, seen, merge) => {
    expect(mergeCarts({ here, stored, seen })).toEqual(merge);
  });
});
