import type { CompareCell } from "@autotune/contract";

const yes = "+";
const no = "-";

/** The cells of a row as an editor writes them: a line for each, `+` for yes, `-` for no, or a few words. */
export function writeCells(cells: readonly CompareCell[]): string {
  return cells.map((cell) => (typeof cell === "string" ? cell : cell ? yes : no)).join("\n");
}

export function readCells(written: string): CompareCell[] {
  return written
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => (line === yes ? true : line === no ? false : line));
}
