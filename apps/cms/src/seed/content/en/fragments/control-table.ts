import { initialInWords, rangeInWords, type PlugInControls } from "@autotune/commerce";
import type { SeedReadingPart } from "../../seed-reading.ts";

/** Every control of a plug-in with its number in the drawings, its range and its default. What each does is said here. */
export function controlTable<PlugIn extends PlugInControls>(
  { controls }: PlugIn,
  does: Readonly<Record<PlugIn["controls"][number]["id"], string>>,
): SeedReadingPart {
  const purposes: Readonly<Record<string, string>> = does;
  return {
    kind: "table",
    head: ["Control", "Range", "Default", "What it does"],
    rows: controls.map((control, place) => [
      `${control.name} (${place + 1})`,
      rangeInWords(control),
      initialInWords(control),
      purposes[control.id] ?? "",
    ]),
  };
}
