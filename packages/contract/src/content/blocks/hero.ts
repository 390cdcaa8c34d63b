import Type from "typebox";
import { Action } from "../../platform/references.ts";
import type { ActionView } from "../views.ts";

export const HeroBlock = Type.Object({
  block: Type.Literal("hero"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  actions: Type.Array(Action),
  finePrint: Type.Optional(Type.String()),
});
export type HeroBlock = Type.Static<typeof HeroBlock>;
export type HeroView = Omit<HeroBlock, "actions"> & { actions: ActionView[] };
