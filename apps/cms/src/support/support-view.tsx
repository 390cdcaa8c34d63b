import { DefaultTemplate } from "@payloadcms/next/templates";
import { notFound, redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { supportRoot, readSupportRoute } from "./api/support-routes.ts";
import "../platform/admin/admin-views.css";
import { AuditPage } from "./pages/audit-page.tsx";
import { CodeBatchesPage } from "./pages/code-batches-page.tsx";
import { CustomerPage } from "./pages/customer-page.tsx";
import { FindPage } from "./pages/find-page.tsx";
import { WithdrawalsPage } from "./pages/withdrawals-page.tsx";
import { SupportNavigation } from "./components/support-navigation.tsx";
import { SupportNotice } from "./components/support-notice.tsx";
import { readWord, type PageQuery } from "../platform/admin/read-word.ts";
import { StaffApi } from "./api/staff-api.ts";
import { staffOf } from "./api/staff-of.ts";

/** Every page of the support console. Payload shows views of this kind to anybody, so access is checked here. */
export async function SupportView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams, i18n, locale } = props;
  const { req, permissions, visibleEntities } = initPageResult;
  if (req.user === null) redirect(`/admin/login?redirect=${encodeURIComponent(supportRoot)}`);
  const staff = staffOf(req);
  const segments = [params?.["segments"] ?? []].flat().slice(1);
  const route = readSupportRoute(segments);
  if (staff === undefined || route === undefined) notFound();
  const query: PageQuery = searchParams ?? {};
  const api = new StaffApi(req.payload, staff);
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale === undefined ? {} : { locale })}
      {...(params === undefined ? {} : { params })}
      {...(searchParams === undefined ? {} : { searchParams })}
      payload={req.payload}
      permissions={permissions}
      req={req}
      user={req.user}
      visibleEntities={{
        collections: visibleEntities.collections,
        globals: visibleEntities.globals,
      }}
    >
      <main className="admin-view">
        <SupportNavigation page={route.page} role={staff.role} />
        <SupportNotice done={readWord(query, "done")} problem={readWord(query, "problem")} />
        {route.page === "find" && <FindPage api={api} query={readWord(query, "q")} />}
        {route.page === "customer" && (
          <CustomerPage api={api} customer={route.customer} query={query} role={staff.role} />
        )}
        {route.page === "withdrawals" && (
          <WithdrawalsPage api={api} page={readWord(query, "page")} role={staff.role} />
        )}
        {route.page === "codes" && (
          <CodeBatchesPage
            api={api}
            code={readWord(query, "code")}
            page={readWord(query, "page")}
            role={staff.role}
          />
        )}
        {route.page === "audit" && (
          <AuditPage
            api={api}
            before={readWord(query, "before")}
            customer={readWord(query, "customer")}
          />
        )}
      </main>
    </DefaultTemplate>
  );
}
