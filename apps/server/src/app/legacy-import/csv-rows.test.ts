import { describe, expect, it } from "vitest";
import { readCsvRows, type CsvRow } from "./csv-rows.ts";

async function read(...pieces: string[]): Promise<CsvRow[]> {
  async function* stream() {
    yield* pieces;
  }
  const rows: CsvRow[] = [];
  for await (const row of readCsvRows(stream())) rows.push(row);
  return rows;
}

describe("readCsvRows", () => {
  it("reads cells, quoted ones with commas, quotes and line breaks, and the line of each row", async () => {
    const text = 'a,b\r\n\r\n"x, y","say ""no"""\n"two\nlines",\n,last';
    expect(await read(text)).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 3, cells: ["x, y", 'say "no"'] },
      { line: 4, cells: ["two\nlines", ""] },
      { line: 6, cells: ["", "last"] },
    ]);
    expect(await read("")).toEqual([]);
    expect(await read("\ufeffemail\n")).toEqual([{ line: 1, cells: ["email"] }]);
  });

  it("reads the same wherever the file is cut into pieces", async () => {
    const text = '\ufeffa,"é ""🎤"", b"\r\n"two\r\nlines",\r\n"""",""\n';
    const whole = await read(text);
    expect(whole.map(({ cells }) => cells)).toEqual([
      ["a", 'é "🎤", b'],
      ["two\r\nlines", ""],
      ['"', ""],
    ]);
    const signs = Array.from(text);
    for (let at = 1; at < signs.length; at += 1)
      expect(await read(signs.slice(0, at).join(""), signs.slice(at).join(""))).toEqual(whole);
    expect(await read(...signs)).toEqual(whole);
  });
});
