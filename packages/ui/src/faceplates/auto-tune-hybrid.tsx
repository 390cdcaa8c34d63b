import { polar } from "../circle.ts";
import { PlateWindow } from "./plate-window.tsx";

const columns = 44;
const rows = 13;
const pitch = 11.6;
/** The melody on the lights: for how many columns it stays in which row. */
const melody = [
  { columns: 6, row: 10 },
  { columns: 8, row: 7 },
  { columns: 5, row: 4 },
  { columns: 9, row: 2 },
  { columns: 7, row: 6 },
  { columns: 9, row: 4 },
];
const tuned = melody.flatMap((note) => Array.from({ length: note.columns }, () => note.row));
const encoders = [
  { label: "retune", lit: 4 },
  { label: "flex", lit: 9 },
  { label: "throat", lit: 12 },
];

/** A unit out of a rack: a wall of lights, fat encoders, one button for the stage. */
export function AutoTuneHybridPlate() {
  return (
    <PlateWindow family="auto-tune" title="AutoTune Hybrid" preset="stage left">
      <Ear x={28} />
      <Ear x={612} />
      <path d="M55 48v352M585 48v352" className="stroke-text/12" />
      <rect
        x="68"
        y="62"
        width="504"
        height="170"
        rx="12"
        className="fill-background stroke-text/14"
      />
      <LightWall />
      {encoders.map(({ label, lit }, index) => (
        <Encoder key={label} x={132 + index * 116} label={label} lit={lit} />
      ))}
      <StageButton />
    </PlateWindow>
  );
}

/** Where the screws of a rack go. */
function Ear({ x }: { x: number }) {
  return [86, 224, 362].map((y) => (
    <g key={y}>
      <circle cx={x} cy={y} r="12" className="fill-background stroke-text/20" />
      <circle cx={x} cy={y} r="8" className="fill-surface-3" />
      <path d={`M${x - 5} ${y + 3}l10-6`} className="stroke-background stroke-3" />
    </g>
  ));
}

function LightWall() {
  const lights = [];
  for (let column = 0; column < columns; column += 1) {
    const note = tuned[column] ?? 0;
    const voice = Math.round(note + 1.7 * Math.sin(column * 0.9) + 0.9 * Math.sin(column * 0.37));
    for (let row = 0; row < rows; row += 1) {
      const on = row === note;
      const tone = on
        ? "fill-family"
        : row === voice
          ? "fill-text/55"
          : Math.abs(row - note) === 1
            ? "fill-family/35"
            : "fill-text/7";
      lights.push(
        <circle
          key={`${column} ${row}`}
          cx={70 + (column + 0.5) * 11.36}
          cy={72 + (row + 0.5) * pitch}
          r={on ? 5.4 : 3.6}
          className={tone}
        />,
      );
    }
  }
  return lights;
}

function Encoder({ x, label, lit }: { x: number; label: string; lit: number }) {
  const y = 302;
  return (
    <g>
      {Array.from({ length: 17 }, (_, index) => {
        const [cx, cy] = polar(x, y, 49, -225 + (270 * index) / 16).split(" ");
        return (
          <circle
            key={index}
            cx={cx}
            cy={cy}
            r="4"
            className={index < lit ? "fill-family" : "fill-text/14"}
          />
        );
      })}
      <circle cx={x} cy={y + 5} r="38" className="fill-background" />
      {Array.from({ length: 30 }, (_, index) => (
        <path
          key={index}
          d={`M${polar(x, y, 31, index * 12)}L${polar(x, y, 37, index * 12)}`}
          className="stroke-surface-3 stroke-[5]"
        />
      ))}
      <circle cx={x} cy={y} r="31" className="fill-surface-2 stroke-text/16" />
      <text x={x} y="382" fontSize="17" className="fill-muted font-mono [text-anchor:middle]">
        {label}
      </text>
    </g>
  );
}

function StageButton() {
  return (
    <g className="[text-anchor:middle]">
      <rect x="436" y="250" width="136" height="100" rx="22" className="fill-family/12" />
      <rect x="442" y="256" width="124" height="88" rx="18" className="fill-family/30" />
      <rect x="448" y="262" width="112" height="76" rx="14" className="fill-family" />
      <path
        d="M462 262h84a14 14 0 0 1 14 14v8H448v-8a14 14 0 0 1 14-14Z"
        className="fill-text/35"
      />
      <text x="504" y="314" fontSize="34" className="fill-ink font-display font-bold">
        LIVE
      </text>
      <text x="504" y="382" fontSize="17" className="fill-muted font-mono">
        1.9 ms
      </text>
    </g>
  );
}
