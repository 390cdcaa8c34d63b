import { polar } from "../circle.ts";
import { Knob } from "../knob.tsx";
import { PlateWindow } from "./plate-window.tsx";

/** Light in rings: a smooth gradient would triple the rendered picture. */
const halo = [134, 124, 114, 104, 94];
const dots = 31;
/** How many dots of the arc are lit: where the retune knob stands. */
const lit = 10;

/** Two octaves of white keys from C; the black ones stand before these. */
const whiteKeys = "CDEFGABCDEFGAB";
const blackKeys = [1, 2, 4, 5, 6, 8, 9, 11, 12, 13];
/** The notes of the chord that is sung. */
const sungKeys = new Set([5, 7, 9]);

/** One big knob, because it is the one that everybody turns. */
export function AutoTuneProPlate() {
  return (
    <PlateWindow family="auto-tune" title="AutoTune Pro" preset="lead, close">
      <CentsMeter />
      {halo.map((radius) => (
        <circle key={radius} cx="320" cy="180" r={radius} className="fill-family/4" />
      ))}
      {Array.from({ length: dots }, (_, index) => (
        <Dot key={index} index={index} />
      ))}
      <Knob x={320} y={180} radius={69} value={lit / (dots - 1)} />
      <text
        x="320"
        y="276"
        fontSize="22"
        className="fill-text font-display font-semibold [text-anchor:middle]"
      >
        18 ms
      </text>
      <text x="320" y="296" fontSize="14" className="fill-muted font-mono [text-anchor:middle]">
        retune speed
      </text>
      <Knob x={112} y={162} radius={38} value={0.62} label="flex" reading="62" />
      <Knob x={528} y={162} radius={38} value={0.44} label="humanize" reading="44" />
      <Chip x={20} text="A minor" />
      <Chip x={112} text="graph" />
      <Chip x={492} text="alto" />
      <Chip x={562} text="live" />
      <Keyboard />
    </PlateWindow>
  );
}

function Dot({ index }: { index: number }) {
  const [cx, cy] = polar(320, 180, 106, -225 + (270 * index) / (dots - 1)).split(" ");
  const tone = index === lit ? "fill-family" : index < lit ? "fill-family/60" : "fill-text/20";
  return <circle cx={cx} cy={cy} r={index === lit ? 7 : 3} className={tone} />;
}

/** How far the voice is from the note. */
function CentsMeter() {
  const ticks = Array.from({ length: 41 }, (_, index) => {
    const x = 68 + index * 12.6;
    return `M${x} ${index % 10 === 0 ? 57 : 61}v${index % 10 === 0 ? 11 : 7}`;
  });
  return (
    <g fontSize="14" className="fill-faint font-mono">
      <path d={ticks.join("")} className="stroke-text/25" />
      <text x="20" y="68">
        -50
      </text>
      <text x="620" y="68" className="[text-anchor:end]">
        +50
      </text>
      <rect x="324" y="55" width="20" height="15" rx="5" className="fill-family" />
    </g>
  );
}

function Chip({ x, text }: { x: number; text: string }) {
  const width = text.length * 8.4 + 24;
  return (
    <g>
      <rect x={x} y="268" width={width} height="28" rx="8" className="fill-text/4 stroke-text/10" />
      <text x={x + 12} y="287" fontSize="14" className="fill-muted font-mono">
        {text}
      </text>
    </g>
  );
}

function Keyboard() {
  const key = 600 / 14;
  return (
    <g>
      {Array.from(whiteKeys, (note, index) => {
        const sung = sungKeys.has(index);
        return (
          <g key={index}>
            <rect
              x={20 + index * key}
              y="312"
              width={key - 3}
              height="74"
              rx="6"
              className={sung ? "fill-family" : "fill-text/88"}
            />
            {sung ? (
              <text
                x={20 + index * key + key / 2 - 1.5}
                y="376"
                fontSize="15"
                className="fill-ink font-mono font-semibold [text-anchor:middle]"
              >
                {note}
              </text>
            ) : null}
          </g>
        );
      })}
      {blackKeys.map((index) => (
        <rect
          key={index}
          x={20 + index * key - 13.5}
          y="309"
          width="25"
          height="46"
          rx="5"
          className="fill-background stroke-surface-3 stroke-2"
        />
      ))}
    </g>
  );
}
