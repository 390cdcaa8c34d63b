import { expect, it } from "vitest";
import { startListening, stopListening, useListening } from "./listening.ts";

it("plays one player at a time", () => {
  startListening("one");
  startListening("other");
  expect(useListening.getState().player).toBe("other");
});

it("does not let a stopped player stop the current one", () => {
  startListening("one");
  startListening("other");
  stopListening("one");
  expect(useListening.getState().player).toBe("other");
  stopListening("other");
  expect(useListening.getState().player).toBeUndefined();
});
