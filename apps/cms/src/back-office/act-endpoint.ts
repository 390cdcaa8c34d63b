import type { Endpoint } from "payload";
import {
  codesAddress,
  customerAddress,
  readCustomerId,
  withdrawalsAddress,
} from "./desk-address.ts";
import { readDeskForm } from "./desk-actions.ts";
import { leadBack } from "./lead-back.ts";
import { StaffApi } from "./staff-api.ts";
import { staffOf } from "./staff-of.ts";

/** Below Payload's own /api. */
const path = "/support/act";
export const actAddress = `/api${path}`;

/**
 * Takes the confirmed forms of the desk. Whose cookie it is, and that the form came from the CMS's own pages,
 * Payload has checked before it says who the user is.
 */
export const actEndpoint: Endpoint = {
  path,
  method: "post",
  async handler(req) {
    const staff = staffOf(req);
    if (staff === undefined) return Response.json({ message: "Not found" }, { status: 404 });
    const form = await req.formData?.();
    const asked = form === undefined ? undefined : readDeskForm(form);
    const customer = readCustomerId(form?.get("customer"));
    const list = form?.get("action") === "stop-codes" ? codesAddress : withdrawalsAddress;
    const back = customer === undefined ? list : customerAddress(customer);
    if (asked === undefined) return leadBack(back, { problem: "invalidRequest" });
    const done = await new StaffApi(req.payload, staff).act(asked.call.path, asked.call.body);
    return leadBack(back, done.ok ? { done: asked.action } : { problem: done.reason });
  },
};
