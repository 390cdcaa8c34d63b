import { rangeInWords, type PlugInControls } from "@autotune/commerce";
import type { SpecsBlock } from "@autotune/contract";

/** Every plug-in has them; a product page shows what is its own. */
const inEveryPlugIn = new Set(["preset", "bypass"]);

/** The controls of a plug-in for its product page, each with a link to its section of the manual. */
export function controlRows(
  { controls }: PlugInControls,
  chapter: string,
): SpecsBlock["groups"][number]["rows"] {
  return controls
    .filter(({ id, initial }) => initial !== undefined && !inEveryPlugIn.has(id))
    .map((control) => ({
      name: control.name,
      value: rangeInWords(control),
      manual: `${chapter}#${control.id}`,
    }));
}
