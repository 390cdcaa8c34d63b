import { describe, expect, it } from "vitest";
import { draggedTo } from "./dragged-to.ts";

const grip = { x: 50, y: 50, value: 40 };

describe("draggedTo", () => {
  it("turns up with the hand going up or right, and back down", () => {
    expect(draggedTo(grip, { x: 50, y: 32 }, false)).toBe(50);
    expect(draggedTo(grip, { x: 68, y: 50 }, false)).toBe(50);
    expect(draggedTo(grip, { x: 50, y: 68 }, false)).toBe(30);
  });

  it("stops at both ends", () => {
    expect(draggedTo(grip, { x: 50, y: -900 }, false)).toBe(100);
    expect(draggedTo(grip, { x: -900, y: 50 }, false)).toBe(0);
  });

  it("goes slower when held fine", () => {
    expect(draggedTo(grip, { x: 50, y: 32 }, true)).toBe(42);
  });
});
