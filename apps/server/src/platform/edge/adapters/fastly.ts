import type { PurgeAccess, PurgeTags } from "../purge-port.ts";
import { inBatches, sendPurge } from "./send-purge.ts";

/** What one request may name. */
const tagsAtOnce = 256;

/** Fastly, at https://api.fastly.com/service/<id>. Softly: with the origin gone a page is shown as it was. */
export function purgeFastly({ urls, token }: PurgeAccess): PurgeTags {
  return async (tags) => {
    for (const batch of inBatches(tags, tagsAtOnce))
      for (const url of urls)
        await sendPurge(`${url}/purge`, {
          method: "POST",
          headers: {
            "fastly-key": token,
            "fastly-soft-purge": "1",
            accept: "application/json",
            "content-type": "application/json",
          },
          body: JSON.stringify({ surrogate_keys: batch }),
        });
  };
}
