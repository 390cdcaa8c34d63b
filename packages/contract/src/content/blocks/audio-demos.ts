import Type from "typebox";
import { ProductReference } from "../../platform/references.ts";
import type { ProductView } from "../views.ts";

const Demo = Type.Object({
  /** Whose recordings they are: each product has one pair, made with the product's own settings. */
  product: ProductReference,
  title: Type.String({ minLength: 1 }),
  text: Type.String(),
});

/** Recordings before and after, to be switched in place. */
export const AudioDemosBlock = Type.Object({
  block: Type.Literal("audioDemos"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  demos: Type.Array(Demo),
});
export type AudioDemosBlock = Type.Static<typeof AudioDemosBlock>;
export type AudioDemoView = Omit<Type.Static<typeof Demo>, "product"> & { product: ProductView };
export type AudioDemosView = Omit<AudioDemosBlock, "demos"> & { demos: AudioDemoView[] };
