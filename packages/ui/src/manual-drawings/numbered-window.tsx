import { Faceplate, faceplateIds } from "../faceplates/faceplate.tsx";
import { menuMark, places, type Part } from "./places.ts";

interface NumberedWindowProps {
  pid: string;
  /** Of the whole window, or the name of a part of it. */
  view: string;
  /** The controls to be seen, with their numbers. */
  controls: readonly { number: number; id: string }[];
}

/** The whole window with some air around it. */
const whole: Part = { x: -20, y: -12.5, width: 680 };

/** The window of a product, or a part of it, with a number at each control. */
export function NumberedWindow({ pid, view, controls }: NumberedWindowProps) {
  const known = places[pid];
  const part = view === "window" ? whole : known?.parts[view];
  const plate = faceplateIds.find((id) => id === pid);
  if (known === undefined || part === undefined || plate === undefined)
    throw new Error(`Nobody has said where ${view} of ${pid} is.`);
  const { marks } = known;
  const drawn = controls.flatMap(({ number, id }) => {
    const mark = marks[id];
    return mark === undefined ? [] : [{ ...mark, text: String(number) }];
  });
  const inMenu = controls.filter(({ id }) => marks[id] === undefined).map(({ number }) => number);
  const menu = inMenu.length === 0 ? [] : [{ ...menuMark, text: firstToLast(inMenu) }];
  return (
    <svg
      viewBox={`${part.x} ${part.y} ${part.width} ${part.width * 0.625}`}
      className="block h-auto w-full bg-surface-1"
    >
      <svg width="640" height="400">
        <Faceplate pid={plate} />
      </svg>
      {[...drawn, ...menu].map((mark) => (
        // Numbers are as large in an enlarged part as in the window.
        <Mark key={mark.text} {...mark} size={view === "window" ? 1 : (part.width / 680) * 1.2} />
      ))}
    </svg>
  );
}

interface MarkProps {
  x: number;
  y: number;
  text: string;
  size: number;
}

function Mark({ x, y, text, size }: MarkProps) {
  const half = text.length > 2 ? 13 + text.length * 4 : 15;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <rect
        x={-half}
        y="-15"
        width={half * 2}
        height="30"
        rx="15"
        className="fill-text stroke-background stroke-4"
      />
      <text
        y="6.5"
        fontSize="18"
        className="fill-background font-display font-bold [text-anchor:middle]"
      >
        {text}
      </text>
    </g>
  );
}

/** The controls of a menu are the last ones, one after the other. */
function firstToLast(numbers: readonly number[]): string {
  return numbers.length === 1 ? String(numbers[0]) : `${numbers[0]}–${numbers.at(-1)}`;
}
