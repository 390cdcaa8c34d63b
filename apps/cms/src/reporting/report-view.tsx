import { mayStaff } from "@autotune/contract";
import { notFound, redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { AdminFrame } from "../platform/admin/admin-frame.tsx";
import { readWord } from "../platform/admin/read-word.ts";
import { openStaffPage } from "../support/api/open-staff-page.ts";
import {
  actionOf,
  firstPageOf,
  queryOn,
  readReportPage,
  readReportQuery,
  reportPath,
  reportsRoot,
} from "./routes/report-routes.ts";
import { ReportNavigation } from "./components/report-navigation.tsx";
import { SavedViews } from "./pages/saved-views.tsx";
import { CheckoutPage } from "./pages/checkout-page.tsx";
import { DemandPage } from "./pages/demand-page.tsx";
import { MarketingPage } from "./pages/marketing-page.tsx";
import { SalesPage } from "./pages/sales-page.tsx";
import { SubscriptionsPage } from "./pages/subscriptions-page.tsx";
import "./reports.css";

/** Every report. */
export async function ReportView(props: AdminViewServerProps) {
  const { user, staff, segments, query: given, api } = openStaffPage(props, reportsRoot);
  const page = readReportPage(segments);
  if (page === undefined) notFound();
  if (!mayStaff(staff.role, actionOf(page))) {
    const first = firstPageOf(staff.role);
    if (segments.length > 0 || first === undefined) notFound();
    redirect(reportPath(first));
  }
  const query = queryOn(page, readReportQuery(given, new Date()));
  return (
    <AdminFrame user={user} view={props}>
      <ReportNavigation page={page} query={query} role={staff.role} />
      <SavedViews
        api={api}
        done={readWord(given, "done")}
        page={page}
        problem={readWord(given, "problem")}
        query={query}
        role={staff.role}
      />
      {page === "sales" && <SalesPage api={api} query={query} />}
      {page === "subscriptions" && <SubscriptionsPage api={api} query={query} />}
      {page === "marketing" && <MarketingPage api={api} query={query} />}
      {page === "checkout" && <CheckoutPage api={api} query={query} />}
      {page === "demand" && <DemandPage api={api} query={query} />}
    </AdminFrame>
  );
}
