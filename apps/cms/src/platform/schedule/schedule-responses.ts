import { languages } from "@autotune/routes";
import Type from "typebox";

const Planned = Type.Object({
  id: Type.Integer(),
  type: Type.Enum(["publish", "unpublish"]),
  at: Type.String(),
  /** Missing: every language that is ready. */
  language: Type.Optional(Type.Enum([...languages])),
});
export type Planned = Readonly<Type.Static<typeof Planned>>;

export const PlannedResponse = Type.Object({ planned: Type.Array(Planned) });

const PlanRejection = Type.Object({
  ok: Type.Literal(false),
  reason: Type.Enum(["past", "wouldFail"]),
  message: Type.String(),
});
export type PlanRejection = Readonly<Type.Static<typeof PlanRejection>>;

export const PlanResponse = Type.Union([Type.Object({ ok: Type.Literal(true) }), PlanRejection]);
export type PlanResponse = Readonly<Type.Static<typeof PlanResponse>>;

export const PublishableLanguages = Type.Object({
  ready: Type.Array(Type.Enum([...languages])),
  drafted: Type.Array(Type.Enum([...languages])),
});
export type PublishableLanguages = Readonly<Type.Static<typeof PublishableLanguages>>;
