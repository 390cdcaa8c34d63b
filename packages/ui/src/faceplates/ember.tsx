import { seededRandom } from "../seeded-random.ts";
import { PlateWindow } from "./plate-window.tsx";

/** The heat around the curve, from far to near. */
const heat = [
  { width: 96, tone: "stroke-family/4" },
  { width: 72, tone: "stroke-family/6" },
  { width: 50, tone: "stroke-family/8" },
  { width: 34, tone: "stroke-family/14" },
  { width: 20, tone: "stroke-family/45" },
  { width: 11, tone: "stroke-family-end" },
  { width: 4, tone: "stroke-text" },
];
const coals = [
  { tone: "fill-family/15", until: 0.34 },
  { tone: "fill-family/35", until: 0.62 },
  { tone: "fill-family/70", until: 0.86 },
  { tone: "fill-family-end", until: 1 },
];

/** What goes in below comes out rounder above: the curve of a saturator, red hot over its coals. */
export function EmberPlate() {
  const curve = drawCurve();
  const bed = layCoals();
  return (
    <PlateWindow family="creative-vocal-effects" title="Ember" preset="slow burn">
      <path d="M20 76h600M20 152h600M20 228h600" className="stroke-text/6" />
      <path d="M40 316L600 60" className="stroke-text/18 stroke-2 [stroke-dasharray:2_8]" />
      <g className="fill-none [stroke-linecap:round]">
        {heat.map(({ width, tone }) => (
          <path key={width} d={curve} strokeWidth={width} className={tone} />
        ))}
      </g>
      {coals.map(({ tone }, index) => (
        <path key={tone} d={bed[index]} className={tone} />
      ))}
      <Sparks />
      <text
        x="616"
        y="252"
        fontSize="48"
        className="fill-text font-display font-semibold [text-anchor:end]"
      >
        +11 dB
      </text>
      <text x="616" y="278" fontSize="15" className="fill-muted font-mono [text-anchor:end]">
        drive
      </text>
    </PlateWindow>
  );
}

function drawCurve(): string {
  const points = Array.from({ length: 61 }, (_, index) => {
    const position = index / 60;
    const height = Math.tanh((position - 0.42) * 5.2);
    return `${(40 + position * 560).toFixed(1)} ${(206 - height * 108).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** Four rows of broken stones, the hottest at the bottom; path data for each tone. */
function layCoals(): string[] {
  const random = seededRandom(7);
  const bed = coals.map(() => "");
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 18; column += 1) {
      const x = column * 38 - (row % 2) * 19;
      const y = 306 + row * 24 + random() * 8;
      const warm = Math.min(0.99, random() * 0.62 + row * 0.14);
      const tone = coals.findIndex(({ until }) => warm < until);
      const corners = [-170, -115, -50, 5, 70, 125].map((angle) => {
        const turned = ((angle + random() * 24) * Math.PI) / 180;
        const reach = 15 + random() * 6;
        return `${(x + reach * 1.12 * Math.cos(turned)).toFixed(1)} ${(y + reach * 0.72 * Math.sin(turned)).toFixed(1)}`;
      });
      bed[tone] += `M${corners.join("L")}Z`;
    }
  }
  return bed;
}

function Sparks() {
  const random = seededRandom(83);
  return Array.from({ length: 34 }, (_, index) => {
    const rise = random() ** 1.6;
    return (
      <circle
        key={index}
        cx={Math.round(24 + random() * 330 + rise * 90)}
        cy={Math.round(300 - rise * 236)}
        r={(3.4 * (1 - rise) + 0.8).toFixed(1)}
        opacity={(1 - rise * 0.7).toFixed(2)}
        className={index % 3 === 0 ? "fill-family" : "fill-family-end"}
      />
    );
  });
}
