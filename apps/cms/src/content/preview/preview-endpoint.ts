import { defaultLanguage, isLanguage } from "@autotune/routes";
import type { Endpoint } from "payload";
import { worksOnContent } from "../../access/works-on-content.ts";
import { publicationsOf } from "../../platform/publishing/publications-of.ts";
import { previewUrl } from "./preview-url.ts";
import { previewPath } from "./preview-urls.ts";

/** What the frame beside the fields opens. */
export const previewEndpoint: Endpoint = {
  path: previewPath,
  method: "get",
  async handler(req) {
    const { collection, id } = req.routeParams ?? {};
    const publication = publicationsOf(req.payload).find((one) => one.collection === collection);
    const number = Number(id);
    if ((await worksOnContent({ req })) !== true || publication === undefined)
      return plain("Not found", 404);
    if (!Number.isInteger(number)) return plain("Not found", 404);
    const language = isLanguage(req.locale) ? req.locale : defaultLanguage;
    const preview = await previewUrl(publication, { req, id: number, language });
    if (!preview.ok) return plain(`There’s no preview yet: ${preview.reason}.`, 200);
    return new Response(null, {
      status: 303,
      headers: { location: preview.url, "cache-control": "no-store" },
    });
  },
};

function plain(words: string, status: number): Response {
  return new Response(words, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
