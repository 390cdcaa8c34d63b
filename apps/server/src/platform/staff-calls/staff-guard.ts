import { mayStaff, type StaffAction } from "@autotune/contract";
import { nameCall, readStaffToken, type Staff } from "@autotune/contract/staff-token";
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import type { App } from "../app.ts";
import { ApiError } from "../http/errors.ts";

const form = /^Bearer ([\w.-]+)$/;

export interface StaffGuard {
  /** A hook that lets staff members with this permission pass. */
  require(action: StaffAction): preHandlerAsyncHookHandler;
  /** The staff member; for routes behind it. */
  staffOf(request: FastifyRequest): Staff;
}

/**
 * The CMS states, with each request, which staff member makes it; nothing here can sign anybody in. For the
 * routes of the scope that it is registered in: there raw bodies are retained, because they are a part of what
 * was signed.
 */
export function createStaffGuard(app: App, secret: string): StaffGuard {
  const known = new WeakMap<FastifyRequest, Staff>();
  const bodies = new WeakMap<FastifyRequest, string>();
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
      const staff = readStaffToken(token, { call, now: new Date(), secret });
      if (staff === undefined) throw new ApiError("staffSignInRequired");
      if (!mayStaff(staff.role, action)) throw new ApiError("staffRoleTooLow");
      known.set(request, staff);
    },
    staffOf(request) {
      const staff = known.get(request);
      if (staff === undefined)
        throw new Error(`${request.routeOptions.url} reads the staff without requiring it`);
      return staff;
    },
  };
}
