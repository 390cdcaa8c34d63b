import { StaffCustomerParams, StaffCustomerView } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";
import { apiErrors, tags } from "../../../platform/staff-api/route-schema.ts";
import type { StaffGuard } from "../../../platform/staff-api/staff-guard.ts";
import { installerLinks } from "../../licensing/index.ts";
import { readCustomerView } from "./read-customer-view.ts";

/** What a customer sees, for staff to look at. */
export function customerViewRoutes(scope: App, guard: StaffGuard, linkSecret: string): void {
  const summarise = scope.modules
    .find(({ createSummaryReader }) => createSummaryReader !== undefined)
    ?.createSummaryReader?.(scope.database);
  if (summarise === undefined) throw new Error("No module summarises an account");
  const deps = { summarise, links: installerLinks(linkSecret) };

  scope.get(
    "/staff/v1/customers/:id/view",
    {
      preHandler: guard.require("customer.view"),
      schema: {
        summary: "What a customer’s account shows them, read only",
        tags,
        params: StaffCustomerParams,
        response: { 200: StaffCustomerView, ...apiErrors },
      },
    },
    async (request) => {
      const { id } = request.params;
      return guard.performAudited(request, "customer.view", async ({ transaction }) => {
        const result = await readCustomerView(transaction, deps, id);
        if (result === undefined) throw new ApiError("notFound");
        return { subject: customerSubject(id), details: {}, result };
      });
    },
  );
}
