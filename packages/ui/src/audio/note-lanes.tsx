import { isBlackKey } from "./note-name.ts";

interface NoteLanesProps {
  lowest: number;
  highest: number;
  width: number;
  laneHeight: number;
}

/** The lanes of a pitch graph, inside its SVG. Those of black keys lie in the shade. */
export function NoteLanes({ lowest, highest, width, laneHeight }: NoteLanesProps) {
  let dark = "";
  let rules = "";
  for (let note = lowest; note <= highest; note++) {
    const top = (highest - note) * laneHeight;
    if (isBlackKey(note)) dark += `M0 ${top}h${width}v${laneHeight}H0Z`;
    if (note > lowest) rules += `M0 ${top + laneHeight}h${width}`;
  }
  return (
    <>
      <path d={dark} className="fill-background/60" />
      <path d={rules} className="fill-none stroke-text/7 [vector-effect:non-scaling-stroke]" />
    </>
  );
}
