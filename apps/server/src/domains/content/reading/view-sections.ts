import { drawingWidths, drawnView, type DrawnView } from "@autotune/commerce";
import type {
  ImageView,
  NamedProductView,
  ReadingPart,
  ReadingPartView,
  ReadingPictureView,
  ReadingSection,
  ReadingSectionView,
} from "@autotune/contract";

/** Finds what the pictures of a text show; undefined where it is not published. */
export interface FindPictures {
  product(path: string): NamedProductView | undefined;
  image(id: string): ImageView | undefined;
}

export function viewSections(
  sections: readonly ReadingSection[],
  find: FindPictures,
): ReadingSectionView[] {
  return sections.map((section) => ({ ...section, parts: viewParts(section.parts, find) }));
}

/** A picture of what is not published is left out; its words go with it. */
export function viewParts(parts: readonly ReadingPart[], find: FindPictures): ReadingPartView[] {
  return parts.flatMap((part) => (part.kind === "picture" ? viewPicture(part, find) : part));
}

function viewPicture(
  { kind, shows, caption }: Extract<ReadingPart, { kind: "picture" }>,
  find: FindPictures,
): ReadingPictureView | [] {
  if ("product" in shows) {
    const product = find.product(shows.product);
    if (product === undefined) return [];
    if (shows.view === undefined) return { kind, caption, product };
    const drawing = drawnView(shows.product, shows.view);
    return drawing === undefined
      ? []
      : { kind, caption, image: imageOfDrawing(product.name, drawing) };
  }
  const image = find.image(shows.picture);
  return image === undefined ? [] : { kind, caption, image };
}

/** Its text alternative has the names of controls, which are the same in every language. */
function imageOfDrawing(product: string, { name, shows }: DrawnView): ImageView {
  const fileOf = (width: number) => `/images/manuals/${name}-${width}.webp`;
  const width = Math.max(...drawingWidths);
  return {
    alt: `${product}: ${shows}`,
    width,
    height: width * 0.625,
    src: fileOf(width),
    srcSet: drawingWidths.map((one) => `${fileOf(one)} ${one}w`).join(", "),
  };
}
