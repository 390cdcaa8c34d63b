import { describe, expect, it } from "vitest";
import { tracePitchLine } from "./trace-pitch-line.ts";

const notes = [
  { level: 1, colour: "grey" },
  { level: 2, colour: "violet" },
  { level: 0, colour: "violet" },
];

function draw(): string[] {
  return tracePitchLine(notes, 3, "lane").map(({ cells }) =>
    cells.map(({ colour, span }) => (colour ?? "_").charAt(0).repeat(span)).join(""),
  );
}

describe("tracePitchLine", () => {
  it("draws each note on its level and climbs in the joints between them", () => {
    expect(draw()).toEqual(["lllvv", "___v_", "gv_v_", "_v_v_", "lvvvl"]);
  });

  it("keeps every row as wide as the first, whose cells give the widths", () => {
    const [first, ...others] = tracePitchLine(notes, 3, "lane");
    expect(first?.cells.every(({ span }) => span === 1)).toBe(true);
    for (const { cells } of others) {
      expect(cells.reduce((width, { span }) => width + span, 0)).toBe(first?.cells.length);
    }
  });
});
