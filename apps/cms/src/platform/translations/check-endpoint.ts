import { isLanguage } from "@autotune/routes";
import type { Endpoint, PayloadRequest } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { storeTranslationCheck } from "./translation-checks.ts";
import { translationLanguages } from "./translation-languages.ts";
import { isTranslatedCollection } from "./translated-publications.ts";
import { checkPath } from "./translation-urls.ts";

const form = Compile(
  Type.Object({
    collection: Type.String(),
    id: Type.Integer({ minimum: 1 }),
    language: Type.String(),
    englishPublishedAt: Type.String({ maxLength: 30 }),
  }),
);

/** Payload has checked the cookie, and that the request came from the CMS's own pages. */
export const checkEndpoint: Endpoint = {
  path: checkPath,
  method: "post",
  async handler(req) {
    const body = await readBody(req);
    if (!form.Check(body)) return invalid();
    const { collection, id, language } = body;
    const englishPublishedAt = new Date(body.englishPublishedAt);
    if (!isLanguage(language) || Number.isNaN(englishPublishedAt.getTime())) return invalid();
    if (!isTranslatedCollection(req.payload, collection)) return invalid();
    if (req.user === null || !translationLanguages(req).includes(language))
      return Response.json({ message: "Not found" }, { status: 404 });
    await storeTranslationCheck(req.payload, {
      document: { collection, id },
      language,
      englishPublishedAt,
      staffId: req.user.id,
    });
    return Response.json({ ok: true });
  },
};

async function readBody(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}

const invalid = () => Response.json({ message: "Invalid request" }, { status: 400 });
