import { BetaSignupBody, BetaSignupParams, errorBody, ErrorBody } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { signUpForBeta } from "./sign-up-for-beta.ts";

// A class or a studio shares one IP address.
const limit = { name: "beta-signup", requests: 30, perSeconds: 60 * 60 };

/** Signing up for a beta. */
export async function betaSignupRoutes(app: App): Promise<void> {
  app.post(
    "/laravel/rest/:program/betasignup",
    {
      onRequest: app.limit(limit),
      schema: {
        summary: "Sign up for a beta",
        tags: ["beta"],
        params: BetaSignupParams,
        body: BetaSignupBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { program } = request.params;
      const result = await signUpForBeta(app, program, request.body, new Date());
      return result.ok
        ? reply.status(204).send(null)
        : reply.status(400).send(errorBody(result.reason, request.id));
    },
  );
}
