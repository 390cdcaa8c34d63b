import {
  outsideLinksKey,
  outsidePlaces,
  parseBody,
  type OutsideLinksBody,
  type OutsidePlace,
} from "@autotune/contract";
import { publishDocument } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { APIError, type GlobalAfterChangeHook } from "payload";
import type { OutsideLink } from "../../payload-types.ts";
import { isolatedRequest } from "../../platform/documents/isolated-request.ts";
import { runningTransaction } from "../../platform/publishing/running-transaction.ts";

/** They have no words: they are published once, under the default language, in the transaction of each save. */
export const publishOutsideLinks: GlobalAfterChangeHook = async ({ req }) => {
  // Not what the hook is given: after a version is restored, that is the version.
  const saved = await req.payload.findGlobal({ slug: "outside-links", req: isolatedRequest(req) });
  const parsed = parseBody("outside-links", linksIn(saved));
  if (!parsed.ok) throw new APIError(`This can’t be published yet: ${parsed.reason}.`, 400);
  await publishDocument(await runningTransaction(req), {
    collection: "outside-links",
    key: outsideLinksKey,
    locale: defaultLanguage,
    body: parsed.body,
  });
};

/** What an editor has emptied is left out. */
function linksIn(saved: Readonly<Pick<OutsideLink, OutsidePlace>>): OutsideLinksBody {
  const links: OutsideLinksBody = {};
  for (const place of outsidePlaces) {
    const url = saved[place];
    if (url) links[place] = url;
  }
  return links;
}
