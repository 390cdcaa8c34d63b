import {
  TransferDecisionResponse,
  TransferDecisionBody,
  ErrorBody,
  errorBody,
  LicenceParams,
  LookAtTransferResponse,
  LookAtTransferBody,
  OpenTransferResponse,
  RejectedTransferResponse,
  TransferBody,
} from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { hashToken, isToken } from "../../../platform/session/token.ts";
import { answerTransfer } from "./answer-transfer.ts";
import { lookAtTransfer } from "./look-at-transfer.ts";
import { startTransfer } from "./start-transfer.ts";
import { viewOpenTransfer } from "./view-transfer.ts";
import { withdrawTransfer } from "./withdraw-transfer.ts";

// Each emails a person who did not ask for it.
const startAllowance = { requests: 20, perSeconds: 24 * 60 * 60 };
const linkLimit = { name: "transfer-link", requests: 60, perSeconds: 10 * 60 };

const tags = ["licences"];

/** Transferring a licence to another person, confirmed by both from their mailboxes. */
export async function transferRoutes(app: App): Promise<void> {
  const limitStarts = app.limit({
    name: "transfer-start",
    ...startAllowance,
    by: (request) => String(request.account.id),
  });

  const limitLinks = app.limit(linkLimit);

  app.post(
    "/laravel/rest/licences/:serial/transfer",
    {
      preHandler: [app.requireAccount, limitStarts],
      schema: {
        summary: "Offer one of your licenses to another person; both people confirm by email",
        tags,
        params: LicenceParams,
        body: TransferBody,
        response: {
          200: OpenTransferResponse,
          400: ErrorBody,
          401: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          422: RejectedTransferResponse,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { account: giver, params, body } = request;
      const result = await startTransfer(
        app,
        { giver, serial: params.serial, email: body.email },
        new Date(),
      );
      if (result.ok) return viewOpenTransfer(result.transfer);
      if (result.reason !== "transferRefused") throw new ApiError(result.reason);
      return reply.status(422).send({
        ...errorBody("transferRefused", request.id),
        error: "transferRefused",
        reason: result.rejection,
      });
    },
  );

  app.delete(
    "/laravel/rest/licences/:serial/transfer",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Cancel a license transfer",
        tags,
        params: LicenceParams,
        response: { 204: Type.Null(), 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { serial } = request.params;
      if (!(await withdrawTransfer(app, { serial, accountId: request.account.id })))
        throw new ApiError("notFound");
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/laravel/rest/transfers/look",
    {
      onRequest: limitLinks,
      schema: {
        summary: "The transfer behind an emailed link",
        tags,
        body: LookAtTransferBody,
        response: { 200: LookAtTransferResponse, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request) => {
      const { token, lang = defaultLanguage } = request.body;
      const found = isToken(token)
        ? await lookAtTransfer(app.database, hashToken(token), lang)
        : undefined;
      if (found === undefined) throw new ApiError("linkExpired");
      return found;
    },
  );

  app.post(
    "/laravel/rest/transfers/answer",
    {
      onRequest: limitLinks,
      preHandler: app.recogniseAccount,
      schema: {
        summary: "Accept or decline a transfer with the token from the emailed link",
        description:
          "Accepting a license into an account with a password requires being signed in to it.",
        tags,
        body: TransferDecisionBody,
        response: { 200: TransferDecisionResponse, 400: ErrorBody, 403: ErrorBody, 429: ErrorBody },
      },
    },
    async (request) => {
      const { token, accept } = request.body;
      if (!isToken(token)) throw new ApiError("linkExpired");
      const said = { tokenHash: hashToken(token), accept, signedInId: request.signedIn?.id };
      const result = await answerTransfer(app, said, new Date());
      if (!result.ok) throw new ApiError(result.reason);
      return { state: result.state };
    },
  );
}
