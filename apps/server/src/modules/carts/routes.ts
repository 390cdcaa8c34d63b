import { isEmail, normaliseEmail } from "@autotune/commerce";
import { AnonymousCartBody, CartUpdatedBody, ErrorBody } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";
import { isStorable } from "../accounts/storable-text.ts";
import { keepAnonymousCart, keepCart } from "./repository.ts";

// A browser tells of its cart every two seconds at most.
const cartLimit = { name: "cart-updated", requests: 120, perSeconds: 60 };
// No page of ours makes this call; whoever does needs no more.
const anonymousLimit = { name: "cart-updated-ua", requests: 10, perSeconds: 10 * 60 };

const tags = ["carts"];

/** What lies in people's carts, as their browsers tell it. Nothing is ever sold from it. */
export async function cartRoutes(app: App): Promise<void> {
  app.post(
    "/laravel/rest/cart-updated",
    {
      onRequest: app.limit(cartLimit),
      preHandler: app.requireAccount,
      schema: {
        summary: "Tell what lies in the signed-in person's cart",
        tags,
        body: CartUpdatedBody,
        response: { 204: Type.Null(), 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      if (!isStorableCart(request.body)) throw new Refusal("invalidRequest");
      const { id: accountId, email } = request.account;
      await keepCart(app.database, { accountId, email }, request.body);
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/laravel/rest/cart-updated-ua",
    {
      onRequest: app.limit(anonymousLimit),
      schema: {
        summary: "Tell what lies in the cart of somebody who gave an address",
        tags,
        body: AnonymousCartBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { email: typed, language, products } = request.body;
      const email = normaliseEmail(typed);
      if (!isEmail(email) || !isStorable(email)) throw new Refusal("invalidEmail");
      if (!isStorableCart(products)) throw new Refusal("invalidRequest");
      await keepAnonymousCart(app.database, { email, language }, products);
      return reply.status(204).send(null);
    },
  );
}

function isStorableCart(items: CartUpdatedBody): boolean {
  return items.every((item) =>
    Object.values(item).every((value) => typeof value !== "string" || isStorable(value)),
  );
}
