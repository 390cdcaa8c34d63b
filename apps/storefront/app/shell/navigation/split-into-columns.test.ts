import { describe, expect, it } from "vitest";
import { splitIntoColumns } from "./split-into-columns.ts";

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("[CHROME-07] splitIntoColumns", () => {
  it.each([
    [0, [0]],
    [1, [1]],
    [6, [6]],
    [7, [6, 1]],
    [10, [6, 4]],
    [11, [6, 5]],
    [12, [6, 6]],
    [15, [8, 7]],
  ])("sets %i links in columns of %j", (count, heights) => {
    expect(splitIntoColumns(items(count)).map((column) => column.length)).toEqual(heights);
  });

  it("keeps every link, in its order", () => {
    for (let count = 0; count <= 20; count++) {
      expect(splitIntoColumns(items(count)).flat()).toEqual(items(count));
    }
  });
});
