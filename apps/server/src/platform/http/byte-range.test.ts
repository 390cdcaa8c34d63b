import { expect, it } from "vitest";
import { readRange } from "./byte-range.ts";

it.each([
  ["bytes=0-0", { kind: "part", start: 0, end: 0 }],
  ["bytes=2-4", { kind: "part", start: 2, end: 4 }],
  ["bytes=7-", { kind: "part", start: 7, end: 9 }],
  ["bytes=8-99", { kind: "part", start: 8, end: 9 }],
  ["bytes=-3", { kind: "part", start: 7, end: 9 }],
  ["bytes=-99", { kind: "part", start: 0, end: 9 }],
])("%s of ten bytes is a part", (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

it.each(["bytes=10-", "bytes=10-12", "bytes=-0", `bytes=${"9".repeat(400)}-`])(
  "%s of ten bytes is none of them",
  (header) => {
    expect(readRange(header, 10)).toEqual({ kind: "none" });
  },
);

it.each([
  undefined,
  "",
  "bytes=",
  "bytes=-",
  "bytes=4-2",
  "bytes=0-1,4-5",
  "items=0-1",
  "bytes=a-b",
  "bytes=1.5-2",
])("%s gets the whole file", (header) => {
  expect(readRange(header, 10)).toEqual({ kind: "whole" });
});

it("a part lies within the file, for any requested range", () => {
  for (let size = 0; size < 6; size += 1) {
    for (let first = 0; first < 8; first += 1) {
      for (let last = 0; last < 8; last += 1) {
        for (const header of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const requested = readRange(header, size);
          if (requested.kind !== "part") continue;
          expect(requested.start).toBeGreaterThanOrEqual(0);
          expect(requested.end).toBeGreaterThanOrEqual(requested.start);
          expect(requested.end).toBeLessThan(size);
        }
      }
    }
  }
});
