import { arc } from "../circle.ts";
import { GlowLine } from "./glow-line.tsx";
import { PlateWindow } from "./plate-window.tsx";

/** From the vocal folds (0) to the lips (1): half the width of the throat. */
const widths = [
  { at: 0, width: 20 },
  { at: 0.14, width: 15 },
  { at: 0.4, width: 42 },
  { at: 0.6, width: 17 },
  { at: 0.82, width: 46 },
  { at: 0.97, width: 20 },
  { at: 1, width: 24 },
];
/** Where it can be bent. */
const handles = [0.14, 0.4, 0.6, 0.82];
const stations = 46;
const corner = { x: 322, y: 310, radius: 104 };
const neck = 104;
const mouth = 172;

/** A throat from the side, as a tube that can be bent at its handles. */
export function LarynxPlate() {
  const ribs = Array.from({ length: stations + 1 }, (_, index) => wallsAt(index / stations));
  const outer = ribs.map((walls) => walls.outer).join("L");
  const inner = ribs.map((walls) => walls.inner);
  return (
    <PlateWindow family="creative-vocal-effects" title="Larynx" preset="long neck">
      <path
        d="M82 48C68 130 84 220 146 284C160 320 154 360 128 410H346C340 376 350 356 378 350C438 356 484 346 494 314C496 300 488 290 496 280C510 270 518 258 512 244L494 232V182L514 172C520 160 514 152 514 146C532 142 550 136 546 120C534 96 522 72 518 48"
        className="fill-text/5 stroke-text/22 stroke-2"
      />
      <path d={`M${outer}L${inner.toReversed().join("L")}Z`} className="fill-background" />
      <path d={`M${outer}L${inner.toReversed().join("L")}Z`} className="fill-family/30" />
      <path
        d={ribs.map((walls) => `M${walls.outer}L${walls.inner}`).join("")}
        className="stroke-family/75 stroke-2"
      />
      <GlowLine d={`M${outer}`} width={6} tone="stroke-family-end" />
      <GlowLine d={`M${inner.join("L")}`} width={6} tone="stroke-family-end" />
      <g className="fill-none stroke-family [stroke-linecap:round]">
        {[44, 68, 92, 116].map((radius, index) => (
          <path
            key={radius}
            d={arc(486, 206, radius, -26, 26)}
            strokeWidth={8 - index * 1.6}
            opacity={1 - index * 0.22}
          />
        ))}
      </g>
      {handles.map((at) => (
        <Handle key={at} at={at} />
      ))}
    </PlateWindow>
  );
}

function Handle({ at }: { at: number }) {
  const [cx, cy] = wallsAt(at).inner.split(" ");
  return (
    <>
      <circle cx={cx} cy={cy} r="22" className="fill-text/16" />
      <circle cx={cx} cy={cy} r="10" className="fill-text" />
    </>
  );
}

/** Both walls of the throat at a place along it. */
function wallsAt(at: number): { outer: string; inner: string } {
  const { x, y, angle } = middleAt(at);
  const wall = (distance: number) =>
    `${(x + distance * Math.sin(angle)).toFixed(1)} ${(y - distance * Math.cos(angle)).toFixed(1)}`;
  return { outer: wall(widthAt(at)), inner: wall(-widthAt(at)) };
}

/** Up the neck, round the corner, out of the mouth; the angle is that of the way. */
function middleAt(at: number): { x: number; y: number; angle: number } {
  const turn = (corner.radius * Math.PI) / 2;
  const way = at * (neck + turn + mouth);
  const angle = Math.min(Math.max((way - neck) / corner.radius, 0), Math.PI / 2) - Math.PI / 2;
  return {
    x: corner.x + corner.radius * Math.sin(angle) + Math.max(0, way - neck - turn),
    y: corner.y - corner.radius * Math.cos(angle) + Math.max(0, neck - way),
    angle,
  };
}

function widthAt(at: number): number {
  const next = widths.findIndex((bend) => bend.at > at);
  const [from, to] = [widths.at(next === -1 ? -1 : next - 1), widths.at(next)];
  if (from === undefined || to === undefined || from === to) return widths.at(-1)?.width ?? 0;
  const ease = (1 - Math.cos((Math.PI * (at - from.at)) / (to.at - from.at))) / 2;
  return from.width + (to.width - from.width) * ease;
}
