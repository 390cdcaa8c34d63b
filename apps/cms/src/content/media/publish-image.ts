import type { ImageBody } from "@autotune/contract";
import { publishDocument, withdrawDocument } from "@autotune/database";
import { languages } from "@autotune/routes";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import { fallbackLanguages } from "../../platform/settings/localization.ts";
import type { Image } from "../../payload-types.ts";
import { isolatedRequest } from "../../platform/documents/isolated-request.ts";
import { runningTransaction } from "../../platform/publishing/running-transaction.ts";

/**
 * An image is the same in every language but for its description, and without one of its own a language has the
 * English one. So it needs no mark of readiness, and its files never differ between languages.
 */
export const publishImage: CollectionAfterChangeHook<Image> = async ({ doc, req }) => {
  const transaction = await runningTransaction(req);
  for (const language of languages) {
    const image = await req.payload.findByID({
      collection: "pictures",
      id: doc.id,
      locale: language,
      fallbackLocale: fallbackLanguages,
      depth: 0,
      req: isolatedRequest(req),
    });
    const body = imageToBody(image);
    await publishDocument(transaction, {
      collection: "pictures",
      key: String(doc.id),
      locale: language,
      body,
    });
  }
  return doc;
};

export const withdrawImage: CollectionAfterDeleteHook<Image> = async ({ doc, req }) => {
  await withdrawDocument(await runningTransaction(req), {
    collection: "pictures",
    key: String(doc.id),
  });
  return doc;
};

function imageToBody({ alt, filename, width, height, sizes }: Image): ImageBody {
  const all = [...Object.values(sizes ?? {}), { filename, width, height }];
  const files = all.flatMap((file) =>
    file.filename && file.width && file.height
      ? [{ name: file.filename, width: file.width, height: file.height }]
      : [],
  );
  return { alt: alt ?? "", files: files.toSorted((one, other) => one.width - other.width) };
}
