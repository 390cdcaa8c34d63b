import { expect, it } from "vitest";
import { microphoneProblem } from "./recording-problem.ts";

it.each([
  ["NotAllowedError", "denied"],
  ["NotFoundError", "noDevice"],
  ["NotReadableError", "deviceBusy"],
  ["TypeError", "unsupported"],
])("%s means %s", (name, problem) => {
  expect(microphoneProblem(new DOMException("", name))).toBe(problem);
});
