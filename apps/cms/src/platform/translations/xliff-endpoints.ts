import { isLanguage } from "@autotune/routes";
import type { Endpoint, PayloadRequest } from "payload";
import { exportTranslations, textChoices } from "./export-translations.ts";
import type { ImportResponse } from "./import-response.ts";
import { importTranslations } from "./import-translations.ts";
import { readXliff } from "../xliff/read-xliff.ts";
import { exportPath, importPath } from "./translation-urls.ts";
import { translationLanguages } from "./translation-languages.ts";
import { linesOfReport } from "./translation-words.ts";
import { notFound } from "../endpoints/errors.ts";

export const exportEndpoint: Endpoint = {
  path: exportPath,
  method: "get",
  async handler(req) {
    const language = req.searchParams.get("language") ?? undefined;
    const texts = textChoices.find((choice) => choice === req.searchParams.get("texts"));
    if (!isLanguage(language) || texts === undefined || !mayTranslate(req, language))
      return notFound();
    return new Response(await exportTranslations(req.payload, { language, texts }), {
      headers: {
        "content-type": "application/xliff+xml; charset=utf-8",
        "content-disposition": `attachment; filename="autotune-${language}-${texts}.xlf"`,
        "cache-control": "no-store",
      },
    });
  },
};

/** Payload has checked the cookie, and that the request came from the CMS's own pages. */
export const importEndpoint: Endpoint = {
  path: importPath,
  method: "post",
  async handler(req) {
    const read = readXliff((await req.text?.()) ?? "");
    if (!read.ok) return respond({ ok: false, lines: [read.reason] });
    const { language } = read.xliff;
    if (!mayTranslate(req, language))
      return respond({
        ok: false,
        lines: [`The file is for “${language}”, which isn’t one of your languages.`],
      });
    const report = await importTranslations(req.payload, read.xliff, req.user);
    return respond({ ok: true, lines: linesOfReport(report) });
  },
};

function respond(body: ImportResponse): Response {
  return Response.json(body, { status: body.ok ? 200 : 400 });
}

function mayTranslate(req: PayloadRequest, language: string): boolean {
  return translationLanguages(req).some((own) => own === language);
}
