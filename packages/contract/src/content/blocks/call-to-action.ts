import Type from "typebox";
import { Action } from "../../platform/references.ts";
import type { ActionView } from "../views.ts";

/** What to do next, at the end of a page. */
export const CallToActionBlock = Type.Object({
  block: Type.Literal("callToAction"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  actions: Type.Array(Action),
});
export type CallToActionBlock = Type.Static<typeof CallToActionBlock>;
export type CallToActionView = Omit<CallToActionBlock, "actions"> & { actions: ActionView[] };
