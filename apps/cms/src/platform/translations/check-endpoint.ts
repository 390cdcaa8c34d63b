import { isLanguage } from "@autotune/routes";
import type { Endpoint } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { storeTranslationCheck } from "./translation-checks.ts";
import { translationLanguages } from "./translation-languages.ts";
import { isTranslatedCollection } from "./translated-publications.ts";
import { checkPath } from "./translation-urls.ts";
import { invalidRequest, notFound } from "../endpoints/errors.ts";
import { readJsonBody } from "../endpoints/json-body.ts";

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
    const body = await readJsonBody(req);
    if (!form.Check(body)) return invalidRequest();
    const { collection, id, language } = body;
    const englishPublishedAt = new Date(body.englishPublishedAt);
    if (!isLanguage(language) || Number.isNaN(englishPublishedAt.getTime()))
      return invalidRequest();
    if (!isTranslatedCollection(req.payload, collection)) return invalidRequest();
    if (req.user === null || !translationLanguages(req).includes(language)) return notFound();
    await storeTranslationCheck(req.payload, {
      document: { collection, id },
      language,
      englishPublishedAt,
      staffId: req.user.id,
    });
    return Response.json({ ok: true });
  },
};
