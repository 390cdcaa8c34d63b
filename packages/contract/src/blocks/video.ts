import Type from "typebox";
import { FilmReference, PictureReference } from "../content/reference.ts";
import type { PictureView } from "../content/view.ts";

/** A film that is opened over the page. */
export const VideoBlock = Type.Object({
  block: Type.Literal("video"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  film: FilmReference,
  poster: PictureReference,
});
export type VideoBlock = Type.Static<typeof VideoBlock>;
export type VideoView = Omit<VideoBlock, "film" | "poster"> & {
  source: string;
  poster: PictureView;
};
