export interface CsvRow {
  /** Where it begins in the file; the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads rows from the chunks of a file as they come: cells between commas, in quotes where a cell contains a comma, a
 * line break or a quote, which is then doubled (RFC 4180). Empty lines are skipped.
 */
export async function* readCsvRows(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let [line, beginning] = [1, 1];
  let [cell, cells]: [string, string[]] = ["", []];
  let [isQuoted, quoteBefore] = [false, false];
  const endRow = (): CsvRow | undefined => {
    const row = { line: beginning, cells: [...cells, cell] };
    [cell, cells, beginning] = ["", [], line + 1];
    return row.cells.length === 1 && row.cells[0] === "" ? undefined : row;
  };
  for await (const piece of pieces) {
    for (const sign of piece) {
      if (quoteBefore) {
        quoteBefore = false;
        if (sign === '"') {
          cell += '"';
          continue;
        }
        isQuoted = false;
      }
      if (isQuoted && sign === '"') quoteBefore = true;
      else if (isQuoted) cell += sign;
      else if (sign === '"' && cell === "") isQuoted = true;
      else if (sign === ",") [cell, cells] = ["", [...cells, cell]];
      else if (sign === "\n") {
        const row = endRow();
        if (row !== undefined) yield row;
      } else if (sign !== "\r" && sign !== "\ufeff") cell += sign;
      if (sign === "\n") line += 1;
    }
  }
  const last = endRow();
  if (last !== undefined) yield last;
}
