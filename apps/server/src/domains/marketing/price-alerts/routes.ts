import {
  errorBody,
  ErrorBody,
  OwnPriceAlertResponse,
  OwnPriceAlertQuery,
  PriceAlertResponse,
  PriceAlertBody,
  PriceAlertTokenBody,
} from "@autotune/contract";
import { defaultLanguage, linkTo } from "@autotune/routes";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany } from "../../../platform/http/rate-limits.ts";
import { confirmByLink } from "../../../platform/mail-delivery/confirm-by-link.ts";
import { oneClickRoutes } from "../unsubscribe/one-click-routes.ts";
import { isMailboxVerified } from "../../../platform/mail-delivery/verified-mailboxes.ts";
import { requestAlert } from "./request-alert.ts";
import { stopPriceAlertLinks, stopPriceAlertPath } from "./stop-price-alert-links.ts";
import { confirm, findWatched, deleteAlert, deleteWishes, languageOfAlert } from "./repository.ts";

// Each may email a person who did not ask for it; a class or a studio may share one IP address.
const requestLimit = { name: "price-alert", requests: 30, perSeconds: 60 * 60 };
const mailboxLimit = { name: "price-alert-mailbox", requests: 5, perSeconds: 60 * 60 };
const linkLimit = { name: "price-alert-link", requests: 60, perSeconds: 10 * 60 };
const ownLimit = { name: "price-alert-own", requests: 300, perSeconds: 10 * 60 };

const path = "/laravel/rest/price-alerts";
const tags = ["price-alerts"];

/** Wishing for a price, confirming it from the mailbox, and deleting it. */
export async function priceAlertRoutes(
  app: App,
  { linkSecret }: { linkSecret: string },
): Promise<void> {
  const mailboxes = app.limiter(mailboxLimit);
  const links = stopPriceAlertLinks(linkSecret);
  await app.register(oneClickRoutes, {
    name: "price-alert-stop",
    path: stopPriceAlertPath,
    tags,
    summary: {
      press: "One-click unsubscribe (RFC 8058) that deletes a price alert",
      follow: "Redirects to the page for deleting a price alert",
    },
    async press(token) {
      const alertId = links.alertOf(token);
      if (alertId === undefined) return false;
      await deleteAlert(app.database, alertId);
      return true;
    },
    async pageOf(token) {
      const alertId = links.alertOf(token);
      const language =
        alertId === undefined ? undefined : await languageOfAlert(app.database, alertId);
      const query = new URLSearchParams({ kind: "price-stop", token }).toString();
      return `${linkTo("Confirm", {}, language ?? defaultLanguage)}#${query}`;
    },
  });

  app.post(
    path,
    {
      onRequest: app.limit(requestLimit),
      preHandler: app.recogniseAccount,
      schema: {
        summary: "Set up a price alert for a product",
        tags,
        body: PriceAlertBody,
        response: { 200: PriceAlertResponse, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const deps = {
        database: app.database,
        transact: app.transact,
        readyToEnqueue: () => app.readyToEnqueue(),
        findOffer: (product: string) => app.content.offer(product),
        mailboxes,
      };
      const result = await requestAlert(deps, request.body, request.signedIn?.email);
      if (result.ok) return { state: result.state };
      if (result.reason === "tooMany") rejectTooMany(reply, result.retryAfterSeconds);
      if (result.reason === "notFound") throw new ApiError("notFound");
      return reply.status(400).send(errorBody(result.reason, request.id));
    },
  );

  app.post(
    `${path}/confirm`,
    {
      onRequest: app.limit(linkLimit),
      preHandler: app.recogniseAccount,
      schema: {
        summary: "Confirm a price alert with the token from the emailed link",
        tags,
        body: PriceAlertTokenBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const isConfirmed = await confirmByLink(app.transact, {
        token: request.body.token,
        signedInAs: request.signedIn?.email,
        confirm,
      });
      return isConfirmed
        ? reply.status(204).send(null)
        : reply.status(400).send(errorBody("linkExpired", request.id));
    },
  );

  app.post(
    `${path}/forget`,
    {
      onRequest: app.limit(linkLimit),
      schema: {
        summary: "Delete a price alert with an emailed link; safe to repeat",
        tags,
        body: PriceAlertTokenBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const alertId = links.alertOf(request.body.token);
      if (alertId === undefined) throw new ApiError("linkExpired");
      await deleteAlert(app.database, alertId);
      return reply.status(204).send(null);
    },
  );

  app.get(
    path,
    {
      onRequest: app.limit(ownLimit),
      preHandler: app.requireAccount,
      schema: {
        summary: "The signed-in user’s price alert for a product",
        tags,
        querystring: OwnPriceAlertQuery,
        response: { 200: OwnPriceAlertResponse, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ account, query }) => {
      // Anybody can sign up with any email address: what its mailbox confirmed is not theirs yet.
      if (!(await isMailboxVerified(app.database, account.email))) return { alert: null };
      return { alert: (await findWatched(app.database, account.email, query.path)) ?? null };
    },
  );

  app.delete(
    path,
    {
      onRequest: app.limit(ownLimit),
      preHandler: app.requireAccount,
      schema: {
        summary: "Delete the signed-in user’s price alert for a product",
        tags,
        querystring: OwnPriceAlertQuery,
        response: { 204: Type.Null(), 401: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ account, query }, reply) => {
      // Without a verified mailbox there is none to delete, as the GET says.
      if (await isMailboxVerified(app.database, account.email))
        await deleteWishes(app.database, account.email, query.path);
      return reply.status(204).send(null);
    },
  );
}
