/**
 * A share as each language writes it: “20%” in English, “20 %” in German. Server and browser may put different spaces
 * before the sign; the text has to be the same in both.
 */
export function writePercent(percent: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 });
  return format.format(percent / 100).replaceAll(/\s/g, "\u00a0");
}
