import Type from "typebox";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";
import { draftLimit } from "./draft-limit.ts";
import { findDraft } from "./find-draft.ts";
import { previewAddress, previewTokenPattern } from "./preview-token.ts";

/** Where the CMS sends an editor: on to the page that shows the draft, because its scripts go by its address. */
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
      if (draft === undefined) throw new Refusal("notFound");
      return reply
        .header("cache-control", "no-store")
        .redirect(previewAddress(draft.href, token), 302);
    },
  );
}
