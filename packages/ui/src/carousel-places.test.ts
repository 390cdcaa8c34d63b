import { describe, expect, it } from "vitest";
import {
  countPages,
  firstSlide,
  pageAfter,
  placeAhead,
  slidePlace,
  swipeStep,
} from "./carousel-places.ts";

describe("[MEDIA-02] A carousel", () => {
  it("counts a swipe from 5 % of the width, one of cards from a quarter", () => {
    expect([swipeStep(-49, 1000, 0.05), swipeStep(-50, 1000, 0.05)]).toEqual([0, 1]);
    expect([swipeStep(249, 1000, 0.25), swipeStep(250, 1000, 0.25)]).toEqual([0, -1]);
  });

  it("wraps around at its ends when it loops, and stops there when it does not", () => {
    expect(pageAfter(2, 1, 3, true)).toBe(0);
    expect(pageAfter(0, -1, 3, true)).toBe(2);
    expect(pageAfter(2, 1, 3, false)).toBeUndefined();
    expect(pageAfter(0, 1, 1, true)).toBeUndefined();
  });

  it("fills its last page", () => {
    expect(countPages(5, 3)).toBe(2);
    expect(firstSlide(1, 5, 3)).toBe(2);
    expect(countPages(0, 3)).toBe(1);
    expect(firstSlide(0, 2, 3)).toBe(0);
  });

  it("leaves no hole while it loops, wherever the track is", () => {
    for (let moved = -6; moved <= 6; moved += 0.25) {
      const places = [0, 1, 2, 3].map((slide) => slidePlace(slide, moved, 4, true));
      const shown = places.filter((place) => place > -1 && place < 3).toSorted((a, b) => a - b);
      expect(shown[0]).toBeLessThanOrEqual(0);
      expect(shown.at(-1)).toBeGreaterThan(1);
    }
  });

  it("goes on in the direction of the swipe instead of back over all slides", () => {
    expect(placeAhead(0, 4, 1, 5)).toBe(5);
    expect(placeAhead(4, 0, -1, 5)).toBe(-1);
    expect(placeAhead(0, 4.6, 0, 5)).toBe(5);
    expect(placeAhead(4, 4.3, 0, 5)).toBe(4);
  });
});
