import Type from "typebox";
import { ImageReference } from "../../platform/references.ts";
import type { ImageView } from "../views.ts";

/** An image, and a line about it. */
export const MediaBlock = Type.Object({
  block: Type.Literal("media"),
  picture: ImageReference,
  caption: Type.String(),
});
export type MediaBlock = Type.Static<typeof MediaBlock>;
export type MediaView = Omit<MediaBlock, "picture"> & { picture: ImageView };
