import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { draftLimit } from "./draft-limit.ts";
import { findDraft } from "./find-draft.ts";
import { previewHref, previewTokenPattern } from "../../../platform/rendering/preview-token.ts";

/** Where the CMS sends an editor: redirects to the page that shows the draft, because its scripts depend on its URL. */
export async function previewRoutes(app: App): Promise<void> {
  app.get(
    "/preview/:token",
    {
      onRequest: app.limit(draftLimit),
      schema: {
        hide: true,
        params: Type.Object({ token: Type.String({ pattern: previewTokenPattern }) }),
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      const draft = await findDraft(app, token);
      if (draft === undefined) throw new ApiError("notFound");
      return reply
        .header("cache-control", "no-store")
        .redirect(previewHref(draft.href, token), 302);
    },
  );
}
