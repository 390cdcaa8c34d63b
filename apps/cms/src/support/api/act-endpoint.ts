import type { Endpoint } from "payload";
import {
  codesPath,
  customerPath,
  isReference,
  orderPath,
  readCustomerId,
  withdrawalsPath,
} from "./support-routes.ts";
import { readSupportForm } from "./support-actions.ts";
import { isFreshRequest } from "../../identity/sessions/is-fresh-request.ts";
import { leadBack, leadToFactor } from "./lead-back.ts";
import { StaffApi } from "./staff-api.ts";
import { staffOf } from "./staff-of.ts";
import { notFound } from "../../platform/endpoints/errors.ts";

/** Below Payload's own /api. */
const path = "/support/act";
export const actPath = `/api${path}`;

/** What moves money or takes a license away asks for the second factor again. */
const sensitive: ReadonlySet<string> = new Set([
  "refund",
  "refund-charge",
  "regenerate",
  "move-licence",
  "end-plan",
  "settle",
  "settle-cancellation",
  "stop-codes",
]);

/**
 * Handles the confirmed forms of the support console. Payload has checked the cookie, and that the form came
 * from the CMS's own pages, before it sets the user.
 */
export const actEndpoint: Endpoint = {
  path,
  method: "post",
  async handler(req) {
    const staff = staffOf(req);
    if (staff === undefined) return notFound();
    const form = await req.formData?.();
    const input = form === undefined ? undefined : readSupportForm(form);
    const customer = readCustomerId(form?.get("customer"));
    const order = form?.get("order");
    const list = form?.get("action") === "stop-codes" ? codesPath : withdrawalsPath;
    const page = customer === undefined ? list : customerPath(customer);
    const back = isReference(order) ? orderPath(order) : page;
    if (input === undefined) return leadBack(back, { problem: "invalidRequest" });
    if (sensitive.has(input.action) && !(await isFreshRequest(req))) return leadToFactor(back);
    const done = await new StaffApi(req.payload, staff).act(input.call.path, input.call.body);
    return leadBack(back, done.ok ? { done: input.action } : { problem: done.reason });
  },
};
