import { mayStaff, type StaffAction } from "@autotune/contract";
import { nameCall, readStaffToken, type Staff } from "@autotune/contract/staff-token";
import { writeAuditEntry } from "@autotune/database";
import { parseKeyRing } from "@autotune/environment";
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import type { App } from "../app.ts";
import { ApiError } from "../http/errors.ts";
import type { UnitOfWork } from "../jobs/unit-of-work.ts";

const form = /^Bearer ([\w.-]+)$/;

/** What a staff member did or looked at, for the audit log. */
export interface AuditedAction {
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

interface AuditedResult<Result> extends AuditedAction {
  readonly result: Result;
}

interface StaffWork extends UnitOfWork {
  readonly staff: Staff;
}

export interface StaffGuard {
  /** A hook that lets staff members with this permission pass. */
  require(action: StaffAction): preHandlerAsyncHookHandler;
  /** Who makes a request that was let pass. */
  staffOf(request: FastifyRequest): Staff;
  /** Does it and logs it, with the reason if one was given, or neither. */
  performAudited<Result>(
    request: FastifyRequest,
    action: StaffAction,
    run: (work: StaffWork) => Promise<AuditedResult<Result>>,
  ): Promise<Result>;
}

/**
 * The CMS states, with each request, which staff member makes it; nothing here can sign anybody in. For the
 * routes of the scope that it is registered in: there raw bodies are retained, because they are a part of what
 * was signed.
 */
export function createStaffGuard(app: App, secret: string): StaffGuard {
  const keys = parseKeyRing(secret);
  const known = new WeakMap<FastifyRequest, Staff>();
  const bodies = new WeakMap<FastifyRequest, string>();
  const staffOf = (request: FastifyRequest): Staff => {
    const staff = known.get(request);
    if (staff === undefined)
      throw new Error(`${request.routeOptions.url} acts for staff without requiring it`);
    return staff;
  };
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      bodies.set(request, body);
      void parseJson(request, body, done);
    },
  );
  return {
    require: (action) => async (request: FastifyRequest, reply: FastifyReply) => {
      void reply.header("cache-control", "no-store");
      const [, token = ""] = form.exec(request.headers.authorization ?? "") ?? [];
      const call = nameCall(request.method, request.url, bodies.get(request));
      const now = new Date();
      // The CMS may have another current key than this process while both are replaced.
      const staff = keys
        .map((key) => readStaffToken(token, { call, now, secret: key.secret }))
        .find((signed) => signed !== undefined);
      if (staff === undefined) throw new ApiError("staffSignInRequired");
      if (!mayStaff(staff.role, action)) throw new ApiError("staffRoleTooLow");
      known.set(request, staff);
    },
    staffOf,
    async performAudited(request, action, run) {
      const staff = staffOf(request);
      const enqueue = await app.readyToEnqueue();
      return app.transact(async (transaction) => {
        const { subject, details, result } = await run({ transaction, enqueue, staff });
        const reason = readReason(request.body);
        await writeAuditEntry(transaction, {
          staff,
          action,
          subject,
          details: reason === undefined ? details : { ...details, reason },
        });
        return result;
      });
    },
  };
}

function readReason(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("reason" in body)) return undefined;
  return typeof body.reason === "string" ? body.reason.trim() : undefined;
}
