import { isEmail, normaliseEmail } from "@autotune/commerce";
import {
  AnonymousCartBody,
  CartUpdatedBody,
  CartUpdatedQuery,
  ErrorBody,
  KeptCartAnswer,
  RecoverCartBody,
  RecoveredCartAnswer,
  type CartSnapshotItem,
} from "@autotune/contract";
import { cartRevisionHeader } from "@autotune/contract/cart-revision-header";
import Type from "typebox";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";
import { isStorable } from "../accounts/storable-text.ts";
import { cartLinks } from "./cart-links.ts";
import { findCart, findItemsOfCart, keepAnonymousCart, keepCart } from "./repository.ts";

// A browser tells of its cart every two seconds at most.
const cartLimit = { name: "cart-updated", requests: 120, perSeconds: 60 };
// No page of ours makes this call; whoever does needs no more.
const anonymousLimit = { name: "cart-updated-ua", requests: 10, perSeconds: 10 * 60 };
const linkLimit = { name: "cart-link", requests: 60, perSeconds: 10 * 60 };

const tags = ["carts"];

/** What lies in people's carts, as their browsers tell it. Nothing is ever sold from it. */
export async function cartRoutes(
  app: App,
  { linkSecret }: { readonly linkSecret: string },
): Promise<void> {
  const links = cartLinks(linkSecret);

  app.post(
    "/laravel/rest/cart-updated",
    {
      onRequest: app.limit(cartLimit),
      preHandler: app.requireAccount,
      schema: {
        summary: "Tell what lies in the signed-in person's cart",
        tags,
        querystring: CartUpdatedQuery,
        body: CartUpdatedBody,
        response: {
          200: KeptCartAnswer,
          204: Type.Null(),
          400: ErrorBody,
          401: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      if (!isStorableCart(request.body)) throw new Refusal("invalidRequest");
      const owner = ownerOf(request.account);
      const { after, language, currency } = request.query;
      const told = { items: request.body, after, language, currency };
      const kept = await app.transact((transaction) => keepCart(transaction, owner, told));
      // No error: two devices of one person are nobody's mistake, and a browser would call it one.
      if (!kept.ok) return answerKept(await findCart(app.database, owner));
      if (kept.revision !== null) reply.header(cartRevisionHeader, kept.revision);
      return reply.status(204).send(null);
    },
  );

  app.get(
    "/laravel/rest/cart",
    {
      onRequest: app.limit(cartLimit),
      preHandler: app.requireAccount,
      schema: {
        summary: "What lies in the signed-in person's cart, told by whichever device",
        tags,
        response: { 200: KeptCartAnswer, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return answerKept(await findCart(app.database, ownerOf(request.account)));
    },
  );

  app.post(
    "/laravel/rest/cart/recover",
    {
      onRequest: app.limit(linkLimit),
      schema: {
        summary: "What lies in the cart that a reminder was about",
        tags,
        body: RecoverCartBody,
        response: { 200: RecoveredCartAnswer, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const cartId = links.cartOf(request.body.token, new Date());
      const items = cartId === undefined ? undefined : await findItemsOfCart(app.database, cartId);
      if (items === undefined) throw new Refusal("linkExpired");
      reply.header("cache-control", "no-store");
      return { items: items.map(toKeptItem) };
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

function ownerOf({ id, email }: { readonly id: number; readonly email: string }) {
  return { accountId: id, email };
}

function answerKept(found: Awaited<ReturnType<typeof findCart>>) {
  return { revision: found?.revision ?? null, items: (found?.items ?? []).map(toKeptItem) };
}

/** Names and prices are not told again: the catalogue has those of today. */
function toKeptItem({ path, quantity }: CartSnapshotItem) {
  return { path, quantity };
}

function isStorableCart(items: CartUpdatedBody): boolean {
  return items.every((item) =>
    Object.values(item).every((value) => typeof value !== "string" || isStorable(value)),
  );
}
