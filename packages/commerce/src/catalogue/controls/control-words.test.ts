import { expect, it } from "vitest";
import { initialInWords, rangeInWords } from "./control-words.ts";

const speed = { id: "speed", name: "Speed", range: { from: 0, to: 300, unit: "ms" }, initial: 20 };

it("writes a range with its unit once, and the initial value in the same unit", () => {
  expect([rangeInWords(speed), initialInWords(speed)]).toEqual(["0 to 300 ms", "20 ms"]);
  const amount = { ...speed, range: { from: 0, to: 100 }, initial: 0 };
  expect([rangeInWords(amount), initialInWords(amount)]).toEqual(["0 to 100", "0"]);
});

it("leaves words as they are, and gives a display no initial value", () => {
  const mode = { id: "mode", name: "Mode", range: { words: "Off or on" }, initial: "Off" };
  expect([rangeInWords(mode), initialInWords(mode)]).toEqual(["Off or on", "Off"]);
  const display = { id: "line", name: "Line", range: { words: "Display" } };
  expect(initialInWords(display)).toBe("–");
});
