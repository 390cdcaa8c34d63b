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
    return product === undefined ? [] : { kind, caption, product };
  }
  const image = find.image(shows.picture);
  return image === undefined ? [] : { kind, caption, image };
}
