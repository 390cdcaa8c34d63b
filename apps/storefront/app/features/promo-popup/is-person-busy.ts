/** Dialogs, drawers and menus, whoever draws them, and the choice about cookies. */
const layers =
  "[role=dialog], [role=alertdialog], dialog[open], header [aria-expanded=true], header details[open], #consent > *";
const fields = "input:not([type=checkbox], [type=radio]), textarea, select";

/** Whether somebody would be interrupted: they read a dialog, type, or look at another tab. */
export function isPersonBusy(
  page: Pick<Document, "querySelector" | "activeElement" | "visibilityState">,
): boolean {
  if (page.visibilityState === "hidden" || page.querySelector(layers) !== null) return true;
  return page.activeElement?.matches(fields) === true;
}
