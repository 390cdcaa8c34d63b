export interface Note {
  /** Counted from the top. Even levels are note lanes; a voice between two lanes is off its note. */
  readonly level: number;
  readonly colour: string;
}

interface TraceCell {
  /** The first column that it covers. */
  readonly column: number;
  readonly colour: string | null;
  readonly span: number;
}

interface TraceRow {
  readonly level: number;
  readonly kind: "line" | "gap";
  readonly cells: readonly TraceCell[];
}

/**
 * Cuts a stepped line into rows of coloured table cells, which every client draws. Note columns
 * alternate with narrow joints, in which the line climbs from one note to the next.
 */
export function tracePitchLine(
  notes: readonly Note[],
  levels: number,
  laneColour: string,
): TraceRow[] {
  const rows: TraceRow[] = [];
  for (let half = 0; half < levels * 2 - 1; half += 1) {
    const level = half / 2;
    const kind = half % 2 === 0 ? "line" : "gap";
    const ground = level % 2 === 0 ? laneColour : null;
    const colours = notes.flatMap((note, index) => {
      const before = notes[index - 1];
      const own = note.level === level ? note.colour : ground;
      if (before === undefined) return [own];
      const low = Math.min(before.level, note.level);
      const high = Math.max(before.level, note.level);
      return [level >= low && level <= high ? note.colour : ground, own];
    });
    // The first row gives the columns their widths, so its cells stay apart.
    const apart = colours.map((colour, column) => ({ column, colour, span: 1 }));
    rows.push({ level, kind, cells: half === 0 ? apart : joinEqual(apart) });
  }
  return rows;
}

function joinEqual(cells: readonly TraceCell[]): TraceCell[] {
  const joined: TraceCell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last !== undefined && last.colour === cell.colour) {
      joined[joined.length - 1] = { ...last, span: last.span + cell.span };
    } else {
      joined.push(cell);
    }
  }
  return joined;
}
