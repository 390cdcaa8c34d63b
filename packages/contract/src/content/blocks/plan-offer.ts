import Type from "typebox";
import { ProductReference } from "../../platform/references.ts";
import type { ProductView } from "../views.ts";

export const PlanOfferBlock = Type.Object({
  block: Type.Literal("planOffer"),
  headline: Type.String({ minLength: 1 }),
  points: Type.Array(Type.Object({ title: Type.String({ minLength: 1 }), text: Type.String() })),
  monthly: ProductReference,
  annual: ProductReference,
});
export type PlanOfferBlock = Type.Static<typeof PlanOfferBlock>;
export type PlanOfferView = Omit<PlanOfferBlock, "monthly" | "annual"> & {
  /** Of the plan, without the period that is paid for. */
  name: string;
  monthly: ProductView;
  annual: ProductView;
};
