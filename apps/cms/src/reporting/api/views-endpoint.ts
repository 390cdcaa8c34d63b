import { reportPages } from "@autotune/contract";
import type { Endpoint } from "payload";
import { redirectTo } from "../../support/api/lead-back.ts";
import { StaffApi } from "../../support/api/staff-api.ts";
import { staffOf } from "../../support/api/staff-of.ts";
import { reportsRoot } from "../routes/report-routes.ts";
import { readViewForm } from "./view-form.ts";
import { notFound } from "../../platform/endpoints/errors.ts";

/** Below Payload's own /api. */
const path = "/reports/views";
export const viewsPath = `/api${path}`;

/**
 * Handles the forms that save, change and delete a view, and leads back to the report. Payload has checked the cookie,
 * and that the form came from the CMS's own pages, before it sets the user.
 */
export const viewsEndpoint: Endpoint = {
  path,
  method: "post",
  async handler(req) {
    const staff = staffOf(req);
    if (staff === undefined) return notFound();
    const form = await req.formData?.();
    const input = form === undefined ? undefined : readViewForm(form);
    if (input === undefined) return redirectTo(`${reportsRoot}?problem=invalidRequest`);
    const done = await new StaffApi(req.payload, staff).act(input.call.path, input.call.body);
    const news = done.ok ? `done=${input.action}` : `problem=${encodeURIComponent(done.reason)}`;
    return redirectTo(`${reportsRoot}/${backTo(input.target)}&${news}`);
  },
};

/** Nothing in a form leads off the reports. */
function backTo(target: string): string {
  const [page, query = ""] = target.split("?");
  const known = reportPages.find((one) => one === page) ?? "demand";
  return `${known}?${new URLSearchParams(query).toString()}`;
}
