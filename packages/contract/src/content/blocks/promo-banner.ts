import Type from "typebox";
import { Action } from "../../platform/references.ts";
import type { ActionView } from "../views.ts";
import { timestamp } from "../../platform/schema-parts.ts";

/** An offer across the page. */
export const PromoBannerBlock = Type.Object({
  block: Type.Literal("promoBanner"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  actions: Type.Array(Action, { maxItems: 1 }),
  /** When it ends; absent where nobody has set an end. */
  endsAt: Type.Optional(timestamp),
});
export type PromoBannerBlock = Type.Static<typeof PromoBannerBlock>;
export type PromoBannerView = Omit<PromoBannerBlock, "actions"> & { actions: ActionView[] };
