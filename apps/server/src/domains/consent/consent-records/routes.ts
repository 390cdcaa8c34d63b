import { ConsentRecordBody, ErrorBody } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { saveConsentRecord } from "./repository.ts";

// A visitor may change their choice a few times; a household shares one IP address.
const limit = { name: "consent-records", requests: 30, perSeconds: 60 };

/** Proof of cookie consent: linked to an account only where the visitor is signed in. */
export async function consentRecordRoutes(app: App): Promise<void> {
  app.post(
    "/laravel/rest/consent-records",
    {
      bodyLimit: 1024,
      onRequest: app.limit(limit),
      preHandler: app.recogniseAccount,
      schema: {
        summary: "Save a cookie consent choice",
        tags: ["consent"],
        body: ConsentRecordBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      await saveConsentRecord(app.database, request.body, request.signedIn?.id);
      return reply.status(204).send(null);
    },
  );
}
