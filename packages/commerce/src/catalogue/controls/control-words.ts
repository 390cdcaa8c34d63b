import type { Control } from "./control.ts";

/** "0 to 300 ms", as tables and product pages write it. */
export function rangeInWords({ range }: Control): string {
  if ("words" in range) return range.words;
  return `${range.from} to ${withUnit(range.to, range.unit)}`;
}

/** What a control is set to when the plug-in is opened for the first time; a dash for a display. */
export function initialInWords({ range, initial }: Control): string {
  if (initial === undefined) return "–";
  if (typeof initial === "string" || "words" in range) return String(initial);
  return withUnit(initial, range.unit);
}

function withUnit(value: number, unit: string | undefined): string {
  return unit === undefined ? String(value) : `${value} ${unit}`;
}
