import { allControls } from "./all-controls.ts";
import type { Control, FlowStage, PlugInControls } from "./control.ts";

/** The widths of a drawing's files; their heights are five eighths of them. */
export const drawingWidths = [640, 1280] as const;

/** A drawing of a manual: its files, and what it shows, in words that are the same in every language. */
export interface DrawnView {
  /** `/images/manuals/<name>-<width>.webp` */
  readonly name: string;
  /** "1 Retune Speed, 2 Flex-Tune", or the way of the voice: "in → Voice Type → out". */
  readonly shows: string;
}

/** What is drawn of a product: its window with numbers, parts of it, and the way of the voice. */
export function viewsOf(plugIn: PlugInControls): readonly string[] {
  return [
    ...(plugIn.controls.length === 0 ? [] : ["window"]),
    ...Object.keys(plugIn.closeUps),
    ...(plugIn.flow === undefined ? [] : ["flow"]),
  ];
}

/** A drawing of a product, by the product's path; undefined where there is none of that name. */
export function drawnView(product: string, view: string): DrawnView | undefined {
  const plugIn = allControls.find((one) => one.product === product);
  if (plugIn === undefined || !viewsOf(plugIn).includes(view)) return undefined;
  return { name: `${plugIn.pid}-${view}`, shows: showsIn(plugIn, view) };
}

function showsIn(plugIn: PlugInControls, view: string): string {
  if (view === "flow") return (plugIn.flow ?? []).map(stageInWords).join(" → ");
  return numberedControls(plugIn, view)
    .map(({ number, control }) => `${number} ${control.name}`)
    .join(", ");
}

function stageInWords(stage: FlowStage): string {
  return typeof stage === "string" ? stage : stage.join(", ");
}

interface NumberedControl {
  /** The same in every drawing of the product. */
  readonly number: number;
  readonly control: Control;
}

/** The controls that a drawing of the window shows. */
export function numberedControls(plugIn: PlugInControls, view: string): NumberedControl[] {
  const shown = plugIn.closeUps[view];
  return plugIn.controls
    .map((control, place) => ({ number: place + 1, control }))
    .filter(({ control }) => shown === undefined || shown.includes(control.id));
}
