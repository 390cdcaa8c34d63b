import Type from "typebox";
import { PictureReference } from "../content/reference.ts";
import type { PictureView } from "../content/view.ts";

/** A picture, and a line about it. */
export const MediaBlock = Type.Object({
  block: Type.Literal("media"),
  picture: PictureReference,
  caption: Type.String(),
});
export type MediaBlock = Type.Static<typeof MediaBlock>;
export type MediaView = Omit<MediaBlock, "picture"> & { picture: PictureView };
