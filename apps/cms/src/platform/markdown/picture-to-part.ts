import { slugPattern, type ReadingPart } from "@autotune/contract";
import type { Image } from "mdast";
import { onOneLine } from "./on-one-line.ts";
import type { Reject } from "./reject.ts";

export const pictureForm =
  "Type an image as ![Caption](product:auto-tune-pro), with the path of a product (add #window for a drawing of its manual), or ![Caption](picture:12), with the number of an image in the CMS.";

const target = new RegExp(
  `^(?:product:(?<product>${slugPattern}(?:/${slugPattern})*)(?:#(?<view>${slugPattern}))?|picture:(?<picture>[1-9][0-9]*))$`,
);

/** Markdown takes them out of a caption; they would be lost without a word. */
const mark = /(?<!\\)[*_`[]/;

/** An image that is alone in its paragraph. */
export function toPicture(image: Image, typed: string, reject: Reject): ReadingPart[] {
  const { product, view, picture } = target.exec(image.url)?.groups ?? {};
  if (product === undefined && picture === undefined) return reject(image, pictureForm);
  if (image.title) return reject(image, "An image can’t have a title. Remove the words in quotes.");
  const caption = onOneLine(image.alt ?? "").trim();
  if (caption === "")
    return reject(image, "An image needs a caption. Type it between the brackets.");
  if (mark.test(typed.slice("![".length, typed.lastIndexOf("](")))) return reject(image, noMarks);
  if (product === undefined)
    return [{ kind: "picture", shows: { picture: picture ?? "" }, caption }];
  const shows = view === undefined ? { product } : { product, view };
  return [{ kind: "picture", shows, caption }];
}

const noMarks =
  "A caption can’t have formatting or links. For the plain characters, type \\* \\_ \\` \\[";
