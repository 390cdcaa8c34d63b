/** All dialogs, drawers and menus, and the consent banner. */
const layers =
  "[role=dialog], [role=alertdialog], dialog[open], header [aria-expanded=true], header details[open], #consent > *";
const fields = "input:not([type=checkbox], [type=radio]), textarea, select";
/** Fields that hold what a person types; not sliders, switches and what the shop filled in itself. */
const typedFields =
  ":is(input:is(:not([type]), [type=text], [type=email], [type=search], [type=password], [type=tel], [type=number], [type=url]), textarea):not([readonly], [disabled], [hidden])";

/** The parts of a document that say what a person is doing on it. */
export type BusyPage = Pick<
  Document,
  "querySelector" | "querySelectorAll" | "activeElement" | "visibilityState"
>;

/** What the shop knows of the person beside the page. */
export interface Activity {
  readonly hasCart: boolean;
  readonly isListening: boolean;
}

/**
 * Whether a popup would interrupt the person: they are about to buy, they listen, a dialog is open, a form has the focus
 * or holds typed text, or another tab is in front.
 */
export function isPersonBusy(page: BusyPage, { hasCart, isListening }: Activity): boolean {
  if (hasCart || isListening || page.visibilityState === "hidden") return true;
  if (page.querySelector(layers) !== null) return true;
  const { activeElement } = page;
  if (activeElement?.matches(fields) === true || activeElement?.closest("form")) return true;
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields)].some(
    ({ value }) => value.trim() !== "",
  );
}
