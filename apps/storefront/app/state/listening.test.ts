import { expect, it } from "vitest";
import { startListening, stopListening, useListening } from "./listening.ts";

it("lets one player be heard at a time", () => {
  startListening("one");
  startListening("other");
  expect(useListening.getState().player).toBe("other");
});

it("does not let a player that is no longer heard silence the one that is", () => {
  startListening("one");
  startListening("other");
  stopListening("one");
  expect(useListening.getState().player).toBe("other");
  stopListening("other");
  expect(useListening.getState().player).toBeUndefined();
});
