import type { ImageView, NamedProductView } from "../views.ts";
import type { ReadingPart, ReadingSection } from "./reading.ts";

/** A picture of a text with what it shows: the window of a product, or an editor's image. */
export type ReadingPictureView = { kind: "picture"; caption: string } & (
  | { product: NamedProductView }
  | { image: ImageView }
);

/** A part of a text with its references resolved, as the storefront renders it. */
export type ReadingPartView = Exclude<ReadingPart, { kind: "picture" }> | ReadingPictureView;

export type ReadingSectionView = Omit<ReadingSection, "parts"> & { parts: ReadingPartView[] };
