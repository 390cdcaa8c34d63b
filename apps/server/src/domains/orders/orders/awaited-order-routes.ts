import { CheckoutParams, CheckoutStateResponse, ErrorBody } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { readTokens } from "../../../platform/session/session-cookies.ts";
import { hashToken } from "../../../platform/session/token.ts";
import type { InstallerLinks } from "../../licensing/index.ts";
import { findOrderOfCheckout } from "./repository.ts";

/** The order that somebody waits for who has just paid. */
export async function awaitedOrderRoutes(
  app: App,
  { links }: { links: InstallerLinks },
): Promise<void> {
  app.get(
    "/laravel/rest/checkout/:id",
    {
      preHandler: app.recogniseAccount,
      schema: {
        summary: "The status of a purchase",
        tags: ["checkout"],
        params: CheckoutParams,
        response: { 200: CheckoutStateResponse, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const { guest } = readTokens(request);
      if (request.signedIn === undefined && guest === undefined)
        throw new ApiError("signInRequired");
      const found = await findOrderOfCheckout(app.database, request.params.id, {
        accountId: request.signedIn?.id ?? null,
        guestHash: guest === undefined ? null : hashToken(guest),
        links,
      });
      if (found === undefined) throw new ApiError("notFound");
      return found;
    },
  );
}
