import { createHmac } from "node:crypto";
import Type from "typebox";
import type { App, Context } from "../app.ts";
import { errorBody } from "../api/error-body.ts";
import { homeStorefront } from "../storefront/storefronts.ts";
import { accountData } from "./account-data.ts";
import { findAccount } from "./accounts.ts";

const AccountId = Type.Object({ id: Type.String() });

export async function accountRoutes(app: App, context: Context): Promise<void> {
  const { pool } = context;
  app.get(
    "/accounts/:id",
    { config: { action: "account.get" }, schema: { params: AccountId } },
    async (request, reply) => {
      const account = await findAccount(pool, request.params.id);
      if (account === undefined)
        return reply.status(404).send(errorBody("account.get", { account: "Not found" }));
      return { ...accountData(account), action: "account.get", result: "success" };
    },
  );

  app.get(
    "/accounts/:id/authenticate",
    { config: { action: "account.authenticate.get" }, schema: { params: AccountId } },
    async (request, reply) => {
      const { id } = request.params;
      const action = "account.authenticate.get";
      if ((await findAccount(pool, id)) === undefined)
        return reply
          .status(404)
          .send({ accounts: [{ account: id, ...errorBody(action, { account: "Not found" }) }] });
      const url = accountPageUrl(context, id);
      return { accounts: [{ account: id, action, result: "success", url }] };
    },
  );
}

/** Proves that the API issued the URL of an account page. */
export function accountPageToken(secret: string, accountId: string): string {
  return createHmac("sha256", secret).update(`account ${accountId}`).digest("base64url");
}

function accountPageUrl({ settings, storefronts }: Context, id: string): string {
  const { protocol } = new URL(settings.SANDBOX_URL);
  const token = accountPageToken(settings.WEBHOOK_SECRET, id);
  return `${protocol}//${homeStorefront(storefronts).host}/account/${id}/${token}`;
}
