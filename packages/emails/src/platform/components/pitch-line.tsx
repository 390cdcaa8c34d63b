import { palette } from "./palette.ts";
import { tracePitchLine, type Note } from "./trace-pitch-line.ts";

const voice = [3, 5, 3, 5].map((level) => ({ level, colour: palette.voice }));

// From the shop's violet to its cyan, as the mark does; it lands on a lane and stays there.
const tuned: Note[] = [
  { level: 4, colour: "#b186ff" },
  { level: 4, colour: "#a98eff" },
  { level: 2, colour: "#9f97ff" },
  { level: 2, colour: "#94a1ff" },
  { level: 0, colour: "#88abff" },
  { level: 4, colour: "#7cb5fb" },
  { level: 4, colour: "#70bff6" },
  { level: 2, colour: "#65c8f1" },
  { level: 2, colour: "#5cd0ec" },
  { level: 2, colour: "#56d8e8" },
];

const notes = [...voice, ...tuned];
const heights = { line: 2, gap: 6 } as const;
const rows = tracePitchLine(notes, 7, palette.lane);

/** The brand's image without an image: a voice wanders in and lands on its notes. */
export function PitchLine() {
  return (
    <table
      role="presentation"
      aria-hidden="true"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={{ tableLayout: "fixed", borderCollapse: "collapse", width: "100%" }}
    >
      <tbody>
        {rows.map(({ level, kind, cells }) => (
          <tr key={level}>
            {cells.map(({ column, colour, span }) => (
              <td
                key={column}
                {...(span > 1 && { colSpan: span })}
                {...(level === 0 && column % 2 === 1 && { width: 2 })}
                {...(colour !== null && { bgcolor: colour })}
                height={heights[kind]}
                style={{ height: heights[kind], padding: 0, fontSize: 0, lineHeight: 0 }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
