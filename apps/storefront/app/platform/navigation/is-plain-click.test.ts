import { expect, it } from "vitest";
import { isPlainClick } from "./is-plain-click.ts";

const noKey = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it("a click is plain without any key that opens another tab or window", () => {
  expect(isPlainClick(noKey)).toBe(true);
  for (const key of ["altKey", "ctrlKey", "metaKey", "shiftKey"] as const) {
    expect(isPlainClick({ ...noKey, [key]: true }), key).toBe(false);
  }
});
