import { ErasureResponse, ErasureBody, ErrorBody } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany } from "../../../platform/http/rate-limits.ts";
import {
  cancelErasure,
  noticeQueue,
  confirmLimit,
  confirmPassword,
  defaultLimits,
  isStillPassword,
  type AccountLimits,
} from "../../identity/index.ts";
import { findErasure, hasChargingPlan, scheduleErasure } from "./repository.ts";

const path = "/laravel/rest/erasure";
const tags = ["rights"];

/** The right to erasure, with two weeks to reconsider. */
export async function erasureRoutes(
  app: App,
  { limits = defaultLimits }: { limits?: AccountLimits },
): Promise<void> {
  const attempts = app.limiter(confirmLimit(limits));

  app.get(
    path,
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "The scheduled deletion of the account, if any",
        tags,
        response: { 200: ErasureResponse, 401: ErrorBody },
      },
    },
    async ({ account }) => {
      const dueAt = await findErasure(app.database, account.id);
      return { due_at: dueAt?.toISOString() ?? null };
    },
  );

  app.post(
    path,
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Schedule the account for deletion in 14 days",
        tags,
        body: ErasureBody,
        response: {
          202: ErasureResponse,
          401: ErrorBody,
          403: ErrorBody,
          409: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async ({ account, body }, reply) => {
      const credentials = { accountId: account.id, password: body.password };
      const confirmed = await confirmPassword(app.database, attempts, credentials);
      if (!confirmed.ok) {
        if (confirmed.reason === "tooManyAttempts")
          rejectTooMany(reply, confirmed.retryAfterSeconds);
        throw new ApiError(confirmed.reason);
      }
      const enqueue = await app.readyToEnqueue();
      await app.transact(async (transaction) => {
        // A concurrent reset of the password wins: it would have cancelled this.
        if (!(await isStillPassword(transaction, account.id, confirmed.passwordHash)))
          throw new ApiError("wrongPassword");
        if (await hasChargingPlan(transaction, account.id)) throw new ApiError("planCharges");
        const dueAt = await scheduleErasure(transaction, account.id);
        if (dueAt === undefined) return;
        const news = { kind: "erasureScheduled", dueAt: dueAt.toISOString() } as const;
        const name = `erasure-${account.id}-${dueAt.getTime()}`;
        await enqueue(transaction, noticeQueue, [{ name, accountId: account.id, news }]);
      });
      const dueAt = await findErasure(app.database, account.id);
      return reply.status(202).send({ due_at: dueAt?.toISOString() ?? null });
    },
  );

  app.delete(
    path,
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Cancel the deletion of the account",
        tags,
        response: { 204: Type.Null(), 401: ErrorBody },
      },
    },
    async ({ account }, reply) => {
      const enqueue = await app.readyToEnqueue();
      await app.transact(async (transaction) => {
        if (!(await cancelErasure(transaction, account.id))) return;
        const name = `erasure-cancelled-${account.id}-${Date.now()}`;
        const news = { kind: "erasureCancelled" } as const;
        await enqueue(transaction, noticeQueue, [{ name, accountId: account.id, news }]);
      });
      return reply.status(204).send(null);
    },
  );
}
