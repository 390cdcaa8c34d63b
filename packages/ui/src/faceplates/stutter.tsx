import { PlateWindow } from "./plate-window.tsx";

const beat = 75;
const gap = 5;
/** Each row is eight beats long; a number is the length of one slice in beats. */
const rows = [
  { y: 64, tone: "fill-family", lengths: [3, 1, 1, 1, 0.5, 0.5, 0.5, 0.5] },
  { y: 144, tone: "fill-family-end", lengths: [1, 1, 1, 1, 2, 2] },
  { y: 224, tone: "fill-family", lengths: [2, 0.5, 0.5, 0.5, 0.5, 0.25, 0.25, 0.25, 0.25, 3] },
  { y: 304, tone: "fill-family-end", lengths: [4, 1, 1, 0.5, 0.5, 0.25, 0.25, 0.25, 0.25] },
];
/** The one slice that everything repeats. */
const slice = [10, 27, 30, 22, 16, 24, 19, 12, 8, 14, 10, 6, 9, 5, 7, 4, 6, 3, 4, 3, 3, 2, 3, 2, 2];

/** One slice of a voice again and again: every block starts as the first one does. */
export function StutterPlate() {
  return (
    <PlateWindow family="creative-vocal-effects" title="Stutter" preset="1/32">
      {rows.map((row) => (
        <Row key={row.y} {...row} />
      ))}
      <rect x="402" y="56" width="3" height="334" rx="1.5" className="fill-text" />
      <path d="m393 52h21l-10.5 14Z" className="fill-text" />
    </PlateWindow>
  );
}

function Row({ y, lengths, tone }: (typeof rows)[number]) {
  let start = 20;
  return lengths.map((length, index) => {
    const x = start;
    const width = length * beat - gap;
    start += length * beat;
    const repeats = lengths[index - 1] === length;
    return (
      <g key={x}>
        <rect
          x={x}
          y={y}
          width={width}
          height="70"
          rx={Math.min(10, width / 3)}
          className={tone}
          opacity={repeats ? 0.72 : 1}
        />
        <path
          d={drawSlice(x, y + 35, width)}
          className="fill-none stroke-ink/75 stroke-[4.5] [stroke-linecap:round]"
        />
      </g>
    );
  });
}

/** As much of the slice as fits into the block. */
function drawSlice(x: number, y: number, width: number): string {
  return slice
    .map((height, index) => ({ height, at: 9 + index * 9 }))
    .filter(({ at }) => at < width - 4)
    .map(({ height, at }) => `M${x + at} ${y - height}v${height * 2}`)
    .join("");
}
