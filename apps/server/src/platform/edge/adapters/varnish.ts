import type { PurgeAccess, PurgeTags } from "../purge-port.ts";
import { inBatches, sendPurge } from "./send-purge.ts";

/** Well within the 8 KB that Varnish takes of a header. */
const tagsAtOnce = 400;

/** Our own Varnish with the xkey module, as deploy/varnish/shop.vcl takes it. Each one has pages of its own. */
export function purgeVarnish({ urls, token }: PurgeAccess): PurgeTags {
  return async (tags) => {
    for (const batch of inBatches(tags, tagsAtOnce))
      await Promise.all(
        urls.map((url) =>
          sendPurge(url, {
            method: "PURGE",
            headers: { authorization: `Bearer ${token}`, "xkey-purge": batch.join(" ") },
          }),
        ),
      );
  };
}
