import { DefaultTemplate } from "@payloadcms/next/templates";
import { notFound, redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { deskRoot, readDeskAddress } from "./desk-address.ts";
import "./desk.css";
import { AuditPage } from "./pages/audit-page.tsx";
import { CodeBatchesPage } from "./pages/code-batches-page.tsx";
import { CustomerPage } from "./pages/customer-page.tsx";
import { FindPage } from "./pages/find-page.tsx";
import { WithdrawalsPage } from "./pages/withdrawals-page.tsx";
import { DeskNavigation } from "./parts/desk-navigation.tsx";
import { DeskNews } from "./parts/desk-news.tsx";
import { readWord, type DeskQuery } from "./read-word.ts";
import { StaffApi } from "./staff-api.ts";
import { staffOf } from "./staff-of.ts";

/** Every page of the support desk. Payload shows views of this kind to anybody, so who may see it is asked here. */
export async function DeskView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams, i18n, locale } = props;
  const { req, permissions, visibleEntities } = initPageResult;
  if (req.user === null) redirect(`/admin/login?redirect=${encodeURIComponent(deskRoot)}`);
  const staff = staffOf(req);
  const segments = [params?.["segments"] ?? []].flat().slice(1);
  const address = readDeskAddress(segments);
  if (staff === undefined || address === undefined) notFound();
  const query: DeskQuery = searchParams ?? {};
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
      <main className="desk">
        <DeskNavigation page={address.page} role={staff.role} />
        <DeskNews done={readWord(query, "done")} problem={readWord(query, "problem")} />
        {address.page === "find" && <FindPage api={api} query={readWord(query, "q")} />}
        {address.page === "customer" && (
          <CustomerPage api={api} customer={address.customer} query={query} role={staff.role} />
        )}
        {address.page === "withdrawals" && (
          <WithdrawalsPage api={api} page={readWord(query, "page")} role={staff.role} />
        )}
        {address.page === "codes" && (
          <CodeBatchesPage
            api={api}
            code={readWord(query, "code")}
            page={readWord(query, "page")}
            role={staff.role}
          />
        )}
        {address.page === "audit" && (
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
