import {
  ActivateResponse,
  ActivateBody,
  ActivationHeaders,
  ActivationParams,
  ErrorBody,
  errorBody,
  HeartbeatResponse,
  HeartbeatBody,
  SeatsTakenResponse,
} from "@autotune/contract";
import { hash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany, type Allowance } from "../../../platform/http/rate-limits.ts";
import { activate } from "./activate.ts";
import { readRight } from "./activated-right.ts";
import { activationTokens } from "./activation-token.ts";
import { readEntitlement } from "./entitlement.ts";
import { rejectRight } from "./reject-right.ts";
import { endActivation, findActivation, noteSeen } from "./repository.ts";

export interface DesktopLimits {
  readonly byIpAddress: Allowance;
  /** Wrong proofs for one serial or key. */
  readonly failedProof: Allowance;
}

const defaultLimits: DesktopLimits = {
  // A whole school may share one IP address.
  byIpAddress: { requests: 300, perSeconds: 60 },
  failedProof: { requests: 30, perSeconds: 15 * 60 },
};

export interface DesktopOptions {
  readonly secret: string;
  readonly limits?: DesktopLimits;
}

const tags = ["desktop"];
const bearer = /^Bearer (\S+)$/i;

/**
 * The API of the desktop application (docs/desktop-api.md). It uses neither cookies nor our pages: activating is proved
 * by the licence's own strings, and from then on by the activation's token.
 */
export async function desktopRoutes(
  app: App,
  { secret, limits = defaultLimits }: DesktopOptions,
): Promise<void> {
  const tokens = activationTokens(secret);
  const proofs = app.limiter({ name: "activation-proof", ...limits.failedProof });
  const onRequest = app.limit({ name: "desktop", ...limits.byIpAddress });
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.header("cache-control", "no-store");
    done();
  });

  app.post(
    "/desktop/v1/activations",
    {
      onRequest,
      schema: {
        summary: "Activate a computer with a license or a plan",
        tags,
        body: ActivateBody,
        response: {
          200: ActivateResponse,
          201: ActivateResponse,
          400: ErrorBody,
          401: ErrorBody,
          403: ErrorBody,
          409: SeatsTakenResponse,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      // Counted before the proof is checked, and refunded when it is right: concurrent guesses all count.
      const key = proofKey(request.body);
      const counted = await proofs.consume(key);
      if (!counted.ok) rejectTooMany(reply, counted.retryAfterSeconds);
      const result = await app.transact((transaction) =>
        activate(transaction, request.body, new Date()),
      );
      if (result.ok || result.reason !== "licenceUnknown") await proofs.giveBack(key);
      if (result.ok) {
        const { activationId, isNew, entitlement } = result;
        const token = tokens.create(activationId);
        return reply
          .status(isNew ? 201 : 200)
          .send({ activation_id: activationId, token, ...entitlement });
      }
      if (result.reason !== "seatsTaken") throw new ApiError(result.reason);
      return reply.status(409).send({
        ...errorBody("seatsTaken", request.id),
        error: "seatsTaken",
        seats: result.seats,
        devices: result.running.map(({ deviceName, system, lastSeenAt }) => ({
          device_name: deviceName,
          system,
          last_seen_at: lastSeenAt.toISOString(),
        })),
      });
    },
  );

  /** The activation in the URL, if the request has its token. */
  const findAuthorized = async (request: FastifyRequest, id: string) => {
    const [, token = ""] = bearer.exec(request.headers.authorization ?? "") ?? [];
    const found = tokens.isOf(token, id) ? await findActivation(app.database, id) : undefined;
    if (found === undefined) throw new ApiError("activationUnknown");
    return found;
  };

  app.post(
    "/desktop/v1/activations/:id/heartbeat",
    {
      onRequest,
      schema: {
        summary: "Renew an activation in use, and get its expiration date",
        tags,
        params: ActivationParams,
        headers: ActivationHeaders,
        body: HeartbeatBody,
        response: {
          200: HeartbeatResponse,
          400: ErrorBody,
          401: ErrorBody,
          403: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { of, isEnded } = await findAuthorized(request, id);
      if (isEnded) throw new ApiError("activationEnded");
      const right = await readRight(app.database, of);
      const rejection = rejectRight(right, new Date());
      if (rejection !== undefined) throw new ApiError(rejection);
      if (!(await noteSeen(app.database, id, request.body.app_version)))
        throw new ApiError("activationEnded");
      return readEntitlement(app.database, right);
    },
  );

  app.delete(
    "/desktop/v1/activations/:id",
    {
      onRequest,
      schema: {
        summary: "Deactivate a computer and free its seat",
        tags,
        params: ActivationParams,
        headers: ActivationHeaders,
        response: { 204: Type.Null(), 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await findAuthorized(request, id);
      await endActivation(app.database, id);
      return reply.status(204).send(null);
    },
  );
}

/** Hashed: the rate limiter need not know serials. */
function proofKey(body: ActivateBody): string {
  const named = "activation_key" in body ? body.activation_key : body.serial;
  return hash("sha256", named, "base64url");
}
