import { expect, it } from "vitest";
import { waitAfterDeclines } from "./decline-wait.ts";

it.each([
  [0, 0, 0],
  [4, 0, 0],
  [5, 0, 60],
  [5, 59.5, 1],
  [5, 60, 0],
  [6, 10, 110],
  [7, 0, 240],
  [10, 0, 1920],
  [11, 0, 3600],
  [1000, 0, 3600],
  [1000, 3599, 1],
  // The provider's clock may be ahead of ours.
  [5, -3, 60],
])(
  "after %i declines, the last %d seconds ago, requires %i seconds",
  (count, secondsSinceLast, wait) => {
    expect(waitAfterDeclines({ count, secondsSinceLast })).toBe(wait);
  },
);
