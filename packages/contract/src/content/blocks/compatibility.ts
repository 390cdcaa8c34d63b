import Type from "typebox";
import { pluginFormats } from "../../catalogue/plugin-formats.ts";
import { hostStatuses } from "./plugin-hosts.ts";

/** The hosts in which our tools run, to be searched. */
export const CompatibilityBlock = Type.Object({
  block: Type.Literal("compatibility"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  hosts: Type.Array(
    Type.Object({
      name: Type.String({ minLength: 1 }),
      /** The oldest version that was tried; empty where there are none. */
      fromVersion: Type.String(),
      formats: Type.Array(Type.Enum([...pluginFormats])),
      status: Type.Enum([...hostStatuses]),
      note: Type.String(),
    }),
  ),
});
export type CompatibilityBlock = Type.Static<typeof CompatibilityBlock>;
export type CompatibilityView = CompatibilityBlock;
