import type { Endpoint } from "payload";
import {
  codesPath,
  customerPath,
  isReference,
  orderPath,
  readCustomerId,
  withdrawalsPath,
} from "./support-routes.ts";
import { readSupportForm, type SupportAction } from "./support-actions.ts";
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
 * The shop writes each form's note once. Of a form that was pressed twice a browser shows the second answer, and who
 * reads there that nothing was done writes the note again.
 */
function isWrittenNote(action: SupportAction, reason: string): boolean {
  return action === "note" && reason === "changedMeanwhile";
}

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
    const isDone = done.ok || isWrittenNote(input.action, done.reason);
    return leadBack(back, isDone ? { done: input.action } : { problem: done.reason });
  },
};
