import type { StaffRole } from "@autotune/contract";
import { nameCall, signStaffToken } from "@autotune/contract/staff-token";
import { staffApiSecret } from "../../../../../test/settings.ts";
import type { App } from "../../../../platform/app.ts";

const ids: Record<StaffRole, number> = { support: 1, manager: 2, admin: 3 };

/** A staff member, whom the CMS vouches for with each request. */
export function staffClient(web: App, role: StaffRole) {
  const staff = { id: ids[role], email: `${role}@desk.test`, role };
  const call = (method: "GET" | "POST", path: string, payload?: object) => {
    const url = `/staff/v1/${path}`;
    const body = payload === undefined ? "" : JSON.stringify(payload);
    const signing = { call: nameCall(method, url, body), now: new Date(), secret: staffApiSecret };
    return web.inject({
      method,
      url,
      headers: { authorization: `Bearer ${signStaffToken(staff, signing)}` },
      ...(payload === undefined ? {} : { payload }),
    });
  };
  return {
    staff,
    get: (path: string) => call("GET", path),
    post: (path: string, payload: object) => call("POST", path, payload),
    find: (query: string) => call("POST", "customers/find", { query }),
  };
}

export type StaffClient = ReturnType<typeof staffClient>;
