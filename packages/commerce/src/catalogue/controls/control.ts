/** What a control can be set to: numbers with their unit, or what its menu or handle offers, in words. */
type ControlRange =
  | { readonly from: number; readonly to: number; readonly unit?: string }
  | { readonly words: string };

/** One control or display of a plug-in. */
export interface Control {
  /** The anchor of its section in the manual. */
  readonly id: string;
  /** As the manual and the product page call it; it is the same in every language. */
  readonly name: string;
  readonly range: ControlRange;
  /** In the unit of its range, or in words. A display has none. */
  readonly initial?: number | string;
}

/** A step that the voice takes through a plug-in or a chain: the controls that act there, or where it enters and leaves. */
export type FlowStage = "in" | "out" | readonly string[];

/** A product's controls in the order of their numbers in the manual, and what its drawings show. */
export interface PlugInControls {
  /** The path of the product. */
  readonly product: string;
  /** The name of its drawings: its product id. */
  readonly pid: string;
  readonly controls: readonly Control[];
  /** Parts of the window that the manual shows enlarged: the ids of the controls in each, by the name of the drawing. */
  readonly closeUps: Readonly<Record<string, readonly string[]>>;
  /** What the voice goes through, by the names of controls or plug-ins. */
  readonly flow?: readonly FlowStage[];
}
