import Type from "typebox";
import { betaPrograms } from "./beta-programs.ts";

export const BetaFormBlock = Type.Object({
  block: Type.Literal("betaForm"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  program: Type.Enum([...betaPrograms]),
});
export type BetaFormBlock = Type.Static<typeof BetaFormBlock>;
export type BetaFormView = BetaFormBlock;
