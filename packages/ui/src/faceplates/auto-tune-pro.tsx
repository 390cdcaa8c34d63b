import { polar } from "../circle.ts";
import { Knob } from "../knob.tsx";
import { PlateWindow } from "./plate-window.tsx";

/** Light in rings: a smooth gradient would triple the rendered picture. */
const halo = [162, 150, 138, 126, 114];
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
        <circle key={radius} cx="400" cy="226" r={radius} className="fill-family/4" />
      ))}
      {Array.from({ length: dots }, (_, index) => (
        <Dot key={index} index={index} />
      ))}
      <Knob x={400} y={226} radius={84} value={lit / (dots - 1)} />
      <text
        x="400"
        y="340"
        fontSize="22"
        className="fill-text font-display font-semibold [text-anchor:middle]"
      >
        18 ms
      </text>
      <text x="400" y="361" fontSize="13" className="fill-muted font-mono [text-anchor:middle]">
        retune speed
      </text>
      <Knob x={152} y={232} radius={46} value={0.62} label="flex" reading="62" />
      <Knob x={648} y={232} radius={46} value={0.44} label="humanize" reading="44" />
      <Chip x={24} text="A minor" />
      <Chip x={124} text="graph" />
      <Chip x={608} text="alto" />
      <Chip x={680} text="live 3 ms" />
      <Keyboard />
    </PlateWindow>
  );
}

function Dot({ index }: { index: number }) {
  const [cx, cy] = polar(400, 226, 130, -225 + (270 * index) / (dots - 1)).split(" ");
  const tone = index === lit ? "fill-family" : index < lit ? "fill-family/60" : "fill-text/20";
  return <circle cx={cx} cy={cy} r={index === lit ? 7 : 3} className={tone} />;
}

/** How far the voice is from the note. */
function CentsMeter() {
  const ticks = Array.from({ length: 41 }, (_, index) => {
    const x = 80 + index * 16;
    return `M${x} ${index % 10 === 0 ? 68 : 73}v${index % 10 === 0 ? 12 : 7}`;
  });
  return (
    <g fontSize="13" className="fill-faint font-mono">
      <path d={ticks.join("")} className="stroke-text/25" />
      <text x="24" y="79">
        -50
      </text>
      <text x="776" y="79" className="[text-anchor:end]">
        +50
      </text>
      <rect x="403" y="66" width="22" height="16" rx="5" className="fill-family" />
    </g>
  );
}

function Chip({ x, text }: { x: number; text: string }) {
  const width = text.length * 8.2 + 22;
  return (
    <g>
      <rect x={x} y="338" width={width} height="28" rx="8" className="fill-text/4 stroke-text/10" />
      <text x={x + 11} y="357" fontSize="13" className="fill-muted font-mono">
        {text}
      </text>
    </g>
  );
}

function Keyboard() {
  const key = 752 / 14;
  return (
    <g>
      {Array.from(whiteKeys, (note, index) => {
        const sung = sungKeys.has(index);
        return (
          <g key={index}>
            <rect
              x={24 + index * key}
              y="388"
              width={key - 3}
              height="94"
              rx="6"
              className={sung ? "fill-family" : "fill-text/88"}
            />
            {sung ? (
              <text
                x={24 + index * key + key / 2 - 1.5}
                y="470"
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
          x={24 + index * key - 17}
          y="384"
          width="31"
          height="58"
          rx="5"
          className="fill-background stroke-surface-3 stroke-2"
        />
      ))}
    </g>
  );
}
