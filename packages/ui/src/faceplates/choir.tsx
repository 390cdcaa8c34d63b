import { arc, polar } from "../circle.ts";
import { seededRandom } from "../seeded-random.ts";
import { PlateWindow } from "./plate-window.tsx";

const x = 320;
const y = 366;
/** The rows from the front: the share of their singers that already sing. */
const rows = [
  { radius: 104, seats: 6, share: 1 },
  { radius: 166, seats: 10, share: 1 },
  { radius: 228, seats: 14, share: 0.75 },
  { radius: 288, seats: 18, share: 0.45 },
];
/** Four parts stand side by side, from the left. */
const parts = [
  { name: "bass", head: "stroke-family", shoulders: "stroke-family/55", glow: "stroke-family/8" },
  {
    name: "alto",
    head: "stroke-family-end",
    shoulders: "stroke-family-end/55",
    glow: "stroke-family-end/8",
  },
  { name: "tenor", head: "stroke-family", shoulders: "stroke-family/55", glow: "stroke-family/8" },
  {
    name: "soprano",
    head: "stroke-family-end",
    shoulders: "stroke-family-end/55",
    glow: "stroke-family-end/8",
  },
];
const choir = placeSingers();

/** A choir from above: everyone in it is a copy of the one singer in front. */
export function ChoirPlate() {
  return (
    <PlateWindow family="creative-vocal-effects" title="Choir" preset="stone hall">
      <g className="fill-none">
        {rows.map(({ radius }) => (
          <path
            key={radius}
            d={arc(x, y, radius, 174, 366)}
            className="stroke-text/4 stroke-[52]"
          />
        ))}
        <g className="[stroke-linecap:round]">
          <path d={choir.resting.shoulders} className="stroke-text/8 stroke-[15]" />
          <path d={choir.resting.heads} className="stroke-text/14 stroke-[22]" />
          {parts.map(({ name, head, shoulders, glow }, part) => (
            <g key={name}>
              <path d={choir.singing[part]?.shoulders} className={`${glow} stroke-[40]`} />
              <path d={choir.singing[part]?.shoulders} className={`${shoulders} stroke-[15]`} />
              <path d={choir.singing[part]?.heads} className="stroke-background stroke-[26]" />
              <path d={choir.singing[part]?.heads} className={`${head} stroke-[22]`} />
            </g>
          ))}
          {[112, 88, 66].map((width) => (
            <path key={width} d={`M${x} ${y}h0`} strokeWidth={width} className="stroke-text/7" />
          ))}
          <path d={`M${x - 24} ${y + 10}h48`} className="stroke-text/60 stroke-[24]" />
          <path d={`M${x} ${y}h0`} className="stroke-background stroke-[40]" />
          <path d={`M${x} ${y}h0`} className="stroke-text stroke-[32]" />
        </g>
      </g>
      <Reading number={choir.voices} word="voices" className="[text-anchor:start]" at={24} />
      <Reading number={parts.length} word="parts" className="[text-anchor:end]" at={616} />
    </PlateWindow>
  );
}

interface ReadingProps {
  number: number;
  word: string;
  at: number;
  className: string;
}

function Reading({ number, word, at, className }: ReadingProps) {
  return (
    <g className={className}>
      <text x={at} y="94" fontSize="38" className="fill-text font-display font-semibold">
        {number}
      </text>
      <text x={at} y="116" fontSize="15" className="fill-muted font-mono">
        {word}
      </text>
    </g>
  );
}

/** Path data: the heads as dots, the shoulders as short strokes along the row. */
function placeSingers() {
  const random = seededRandom(5213);
  const resting = { heads: "", shoulders: "" };
  const singing = parts.map(() => ({ heads: "", shoulders: "" }));
  let voices = 0;
  for (const { radius, seats, share } of rows) {
    const turn = 720 / radius;
    for (let seat = 0; seat < seats; seat += 1) {
      const place = (seat + 0.5) / seats;
      const angle = 180 + place * 180;
      const sings = random() < share;
      const group = sings ? singing[Math.floor(place * parts.length)] : resting;
      if (group === undefined) continue;
      if (sings) voices += 1;
      group.heads += `M${polar(x, y, radius, angle)}h0`;
      group.shoulders += `M${polar(x, y, radius + 6, angle - turn)}L${polar(x, y, radius + 6, angle + turn)}`;
    }
  }
  return { singing, resting, voices };
}
