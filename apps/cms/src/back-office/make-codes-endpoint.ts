import { MakeCodesAnswer } from "@autotune/contract";
import type { Endpoint } from "payload";
import { codesAddress } from "./desk-address.ts";
import { leadBack } from "./lead-back.ts";
import { readMakeCodesForm } from "./make-codes-form.ts";
import { StaffApi } from "./staff-api.ts";
import { staffOf } from "./staff-of.ts";

/** Below Payload's own /api. */
const path = "/support/codes";
export const makeCodesAddress = `/api${path}`;

/**
 * Takes the form for new codes and answers with a file of them, which is the only time that they are told.
 * Whose cookie it is, and that the form came from the CMS's own pages, Payload has checked before.
 */
export const makeCodesEndpoint: Endpoint = {
  path,
  method: "post",
  async handler(req) {
    const staff = staffOf(req);
    if (staff === undefined) return Response.json({ message: "Not found" }, { status: 404 });
    const form = await req.formData?.();
    const asked = form === undefined ? undefined : readMakeCodesForm(form);
    if (asked === undefined) return leadBack(codesAddress, { problem: "invalidRequest" });
    const made = await new StaffApi(req.payload, staff).ask(MakeCodesAnswer, "code-batches", asked);
    if (!made.ok) return leadBack(codesAddress, { problem: made.reason });
    return new Response(writeCodes(made.value), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="codes-${made.value.id}.csv"`,
        "cache-control": "no-store",
      },
    });
  },
};

/** Each code with the address that fills it in. What follows a # is sent to no server and kept in no log. */
function writeCodes({ codes, address }: MakeCodesAnswer): string {
  const lines = codes.map((code) => `${code},${address}#${code}`);
  return ["code,address", ...lines, ""].join("\r\n");
}
