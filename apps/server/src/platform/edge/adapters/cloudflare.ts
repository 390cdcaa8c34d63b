import Type from "typebox";
import { Compile } from "typebox/compile";
import type { PurgeAccess, PurgeTags } from "../purge-port.ts";
import { inBatches, sendPurge } from "./send-purge.ts";

/** What one request may name on every plan. */
const tagsAtOnce = 30;

const result = Compile(Type.Object({ success: Type.Boolean() }));

/** Cloudflare, at https://api.cloudflare.com/client/v4/zones/<id>. */
export function purgeCloudflare({ urls, token }: PurgeAccess): PurgeTags {
  return async (tags) => {
    for (const batch of inBatches(tags, tagsAtOnce))
      for (const url of urls) {
        const body = await sendPurge(`${url}/purge_cache`, {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify({ tags: batch }),
        });
        const parsed: unknown = JSON.parse(body);
        if (!result.Check(parsed) || !parsed.success)
          throw new Error("Cloudflare did not accept a purge");
      }
  };
}
