import { MakeCodesResponse } from "@autotune/contract";
import type { Endpoint } from "payload";
import { codesPath } from "./support-routes.ts";
import { isFreshRequest } from "../../identity/sessions/is-fresh-request.ts";
import { leadBack, leadToFactor } from "./lead-back.ts";
import { readMakeCodesForm } from "./make-codes-form.ts";
import { StaffApi } from "./staff-api.ts";
import { staffOf } from "./staff-of.ts";
import { notFound } from "../../platform/endpoints/errors.ts";

/** Below Payload's own /api. */
const path = "/support/codes";
export const makeCodesPath = `/api${path}`;

/**
 * Handles the form for new codes and responds with a file of them, the only time that they are shown. Payload
 * has checked the cookie, and that the form came from the CMS's own pages.
 */
export const makeCodesEndpoint: Endpoint = {
  path,
  method: "post",
  async handler(req) {
    const staff = staffOf(req);
    if (staff === undefined) return notFound();
    const form = await req.formData?.();
    const input = form === undefined ? undefined : readMakeCodesForm(form);
    if (input === undefined) return leadBack(codesPath, { problem: "invalidRequest" });
    if (!(await isFreshRequest(req))) return leadToFactor(codesPath);
    const made = await new StaffApi(req.payload, staff).post(
      MakeCodesResponse,
      "code-batches",
      input,
    );
    if (!made.ok) return leadBack(codesPath, { problem: made.reason });
    return new Response(writeCodes(made.value), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="codes-${made.value.id}.csv"`,
        "cache-control": "no-store",
      },
    });
  },
};

/** Each code with the URL that fills it in. What follows a # is sent to no server and appears in no log. */
function writeCodes({ codes, address }: MakeCodesResponse): string {
  const lines = codes.map((code) => `${code},${address}#${code}`);
  return ["code,address", ...lines, ""].join("\r\n");
}
