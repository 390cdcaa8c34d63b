/** All dialogs, drawers and menus, and the consent banner. */
const layers =
  "[role=dialog], [role=alertdialog], dialog[open], header [aria-expanded=true], header details[open], #consent > *";
const fields = "input:not([type=checkbox], [type=radio]), textarea, select";

/** Whether a popup would interrupt the person: a dialog is open, they type, or another tab is in front. */
export function isPersonBusy(
  page: Pick<Document, "querySelector" | "activeElement" | "visibilityState">,
): boolean {
  if (page.visibilityState === "hidden" || page.querySelector(layers) !== null) return true;
  return page.activeElement?.matches(fields) === true;
}
