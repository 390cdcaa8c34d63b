import Type from "typebox";
import { VideoReference, ImageReference } from "../../platform/references.ts";
import type { ImageView } from "../views.ts";

/** A video that is opened over the page. */
export const VideoBlock = Type.Object({
  block: Type.Literal("video"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  film: VideoReference,
  poster: ImageReference,
});
export type VideoBlock = Type.Static<typeof VideoBlock>;
export type VideoView = Omit<VideoBlock, "film" | "poster"> & {
  source: string;
  poster: ImageView;
};
