import { isEmail, normaliseEmail } from "@autotune/commerce";
import {
  AnonymousCartBody,
  CartBegunBody,
  CartUpdatedBody,
  CartUpdatedQuery,
  ErrorBody,
  StoredCartResponse,
  RecoverCartBody,
  RecoveredCartResponse,
  type CartSnapshotItem,
} from "@autotune/contract";
import { cartRevisionHeader } from "@autotune/contract/cart-revision-header";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { isStorable } from "../../../platform/http/storable-text.ts";
import { cartLinks } from "./cart-links.ts";
import { countBegunCart } from "./count-begun-cart.ts";
import { findCart, findItemsOfCart, storeAnonymousCart, storeCart } from "./repository.ts";

// A browser sends its cart every two seconds at most.
const cartLimit = { name: "cart-updated", requests: 120, perSeconds: 60 };
// No page of ours uses this endpoint; other clients need no more.
const anonymousLimit = { name: "cart-updated-ua", requests: 10, perSeconds: 10 * 60 };
// Somebody may empty their cart and begin again; an office shares an IP address.
const begunLimit = { name: "cart-begun", requests: 30, perSeconds: 60 };
const linkLimit = { name: "cart-link", requests: 60, perSeconds: 10 * 60 };

const tags = ["carts"];

/** People's carts as their browsers send them. Nothing is ever sold from this. */
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
        summary: "Save the signed-in user’s cart",
        tags,
        querystring: CartUpdatedQuery,
        body: CartUpdatedBody,
        response: {
          200: StoredCartResponse,
          204: Type.Null(),
          400: ErrorBody,
          401: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      if (!isStorableCart(request.body)) throw new ApiError("invalidRequest");
      const owner = ownerOf(request.account);
      const { after, language, currency } = request.query;
      const update = { items: request.body, after, language, currency };
      const stored = await app.transact((transaction) => storeCart(transaction, owner, update));
      // No error status: two devices of one person are no mistake, and a browser would log it as one.
      if (!stored.ok) return cartResponse(await findCart(app.database, owner));
      if (stored.revision !== null) reply.header(cartRevisionHeader, stored.revision);
      return reply.status(204).send(null);
    },
  );

  app.get(
    "/laravel/rest/cart",
    {
      onRequest: app.limit(cartLimit),
      preHandler: app.requireAccount,
      schema: {
        summary: "The signed-in user’s cart, as last saved from any device",
        tags,
        response: { 200: StoredCartResponse, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return cartResponse(await findCart(app.database, ownerOf(request.account)));
    },
  );

  app.post(
    "/laravel/rest/cart/recover",
    {
      onRequest: app.limit(linkLimit),
      schema: {
        summary: "The cart behind a reminder email",
        tags,
        body: RecoverCartBody,
        response: { 200: RecoveredCartResponse, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const cartId = links.cartOf(request.body.token, new Date());
      const items = cartId === undefined ? undefined : await findItemsOfCart(app.database, cartId);
      if (items === undefined) throw new ApiError("linkExpired");
      reply.header("cache-control", "no-store");
      return { items: items.map(toResponseItem) };
    },
  );

  app.post(
    "/laravel/rest/cart-begun",
    {
      bodyLimit: 1024,
      onRequest: app.limit(begunLimit),
      schema: {
        summary: "Count a cart that got its first product",
        tags,
        body: CartBegunBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      await countBegunCart(app.database, request.body.language);
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/laravel/rest/cart-updated-ua",
    {
      onRequest: app.limit(anonymousLimit),
      schema: {
        summary: "Save the cart of a visitor who entered an email address",
        tags,
        body: AnonymousCartBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { email: typed, language, products } = request.body;
      const email = normaliseEmail(typed);
      if (!isEmail(email) || !isStorable(email)) throw new ApiError("invalidEmail");
      if (!isStorableCart(products)) throw new ApiError("invalidRequest");
      await storeAnonymousCart(app.database, { email, language }, products);
      return reply.status(204).send(null);
    },
  );
}

function ownerOf({ id, email }: { readonly id: number; readonly email: string }) {
  return { accountId: id, email };
}

function cartResponse(found: Awaited<ReturnType<typeof findCart>>) {
  return { revision: found?.revision ?? null, items: (found?.items ?? []).map(toResponseItem) };
}

/** Names and prices are not returned: the catalogue has the current ones. */
function toResponseItem({ path, quantity }: CartSnapshotItem) {
  return { path, quantity };
}

function isStorableCart(items: CartUpdatedBody): boolean {
  return items.every((item) =>
    Object.values(item).every((value) => typeof value !== "string" || isStorable(value)),
  );
}
