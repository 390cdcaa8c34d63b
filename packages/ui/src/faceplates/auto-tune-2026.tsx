import { arc, polar } from "../circle.ts";
import { Knob } from "../knob.tsx";
import { PlateWindow } from "./plate-window.tsx";

/** Half an octave to each side of the note that is sung. */
const notes = ["D#", "E", "F", "F#", "G", "G#", "A", "A#", "B", "C", "C#", "D", "D#"];
const sung = 6;
const slice = 180 / notes.length;
const x = 320;
const y = 384;
/** The beam that falls through the sung note: half angles of stacked slices of light. */
const beam = [6.3, 5, 3.6, 2.2];
const cents = 53;

/** A dial as wide as the window rises over the one note that is sung. */
export function AutoTune2026Plate() {
  return (
    <PlateWindow family="auto-tune" title="AutoTune 2026" preset="A minor">
      <circle cx={x} cy={y} r="316" className="fill-family/5" />
      <circle cx={x} cy={y} r="304" className="fill-family/6" />
      {Array.from(notes, (note, index) => (
        <DialNote key={index} note={note} index={index} />
      ))}
      <circle cx={x} cy={y} r="232" className="fill-background/55 stroke-text/8" />
      {beam.map((half) => (
        <path
          key={half}
          d={`M${x} ${y}L${polar(x, y, 232, -90 - half)}L${polar(x, y, 232, -90 + half)}Z`}
          className="fill-family/10"
        />
      ))}
      <Ticks />
      <circle cx={x} cy={y} r="168" className="fill-background stroke-family/30" />
      <circle cx={x} cy={y} r="168" className="fill-family/10" />
      <path d={`M${x - 9} 210h18l-9-22Z`} className="fill-text" />
      <text
        x={x}
        y="338"
        fontSize="150"
        className="fill-text font-display font-bold [text-anchor:middle]"
      >
        A
      </text>
      <text x={x} y="377" fontSize="22" className="fill-family font-mono [text-anchor:middle]">
        +2 cents
      </text>
      <Knob x={62} y={102} radius={26} value={0.22} label="retune" />
      <Knob x={578} y={102} radius={26} value={0.6} label="human" />
    </PlateWindow>
  );
}

function DialNote({ note, index }: { note: string; index: number }) {
  const angle = -180 + (index + 0.5) * slice;
  const [textX, textY] = polar(x, y, 266, angle).split(" ");
  const isSung = index === sung;
  const isBlack = note.endsWith("#");
  return (
    <g className="fill-none">
      <path
        d={arc(x, y, isSung ? 270 : 264, angle - slice / 2 + 0.6, angle + slice / 2 - 0.6)}
        strokeWidth={isSung ? 64 : 52}
        className={isSung ? "stroke-family" : isBlack ? "stroke-surface-2" : "stroke-family/30"}
      />
      <text
        x={textX}
        y={Number(textY) + 8}
        fontSize={isSung ? 30 : 22}
        className={`${isSung ? "fill-ink" : isBlack ? "fill-faint" : "fill-text"} font-mono font-semibold [text-anchor:middle]`}
      >
        {note}
      </text>
    </g>
  );
}

/** A ruler of cents; the ones nearest to the note are the brightest. */
function Ticks() {
  return Array.from({ length: cents }, (_, index) => {
    const angle = -180 + ((index + 0.5) * 180) / cents;
    const near = Math.abs(angle + 90) < 15;
    const inner = index % 4 === 2 ? 192 : 204;
    return (
      <path
        key={index}
        d={`M${polar(x, y, inner, angle)}L${polar(x, y, 222, angle)}`}
        className={`stroke-2 ${near ? "stroke-family" : "stroke-text/20"}`}
      />
    );
  });
}
