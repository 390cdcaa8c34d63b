import { expect, it } from "vitest";
import { wrapTitle } from "./wrap-title.ts";

it("puts a short title in one line of large type", () => {
  expect(wrapTitle("AutoTune Pro", 1024)).toEqual({ size: 84, lines: ["AutoTune Pro"] });
});

it("breaks between words, and makes a long title smaller", () => {
  const { size, lines } = wrapTitle(
    "How to tune a lead vocal so that nobody hears it, in six short steps for every singer",
    1024,
  );
  expect(size).toBeLessThan(84);
  expect(lines.join(" ")).toContain("lead vocal so that nobody");
  expect(lines.length).toBeLessThanOrEqual(3);
});

it("breaks Japanese anywhere", () => {
  const { lines } = wrapTitle("ボーカルのピッチを自然に整えるための最初の一歩をここから", 1024);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("")).toBe("ボーカルのピッチを自然に整えるための最初の一歩をここから");
});

it("truncates with an ellipsis what is too long for three lines", () => {
  const { lines } = wrapTitle("word ".repeat(80), 1024);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
});
