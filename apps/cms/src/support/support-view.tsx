import { notFound } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { supportRoot, readSupportRoute } from "./api/support-routes.ts";
import { AdminFrame } from "../platform/admin/admin-frame.tsx";
import "./support.css";
import { AuditPage } from "./pages/audit-page.tsx";
import { CodeBatchesPage } from "./pages/code-batches-page.tsx";
import { CustomerPage } from "./pages/customer-page.tsx";
import { CustomerViewPage } from "./pages/customer-view-page.tsx";
import { FindPage } from "./pages/find-page.tsx";
import { OrderPage } from "./pages/order-page.tsx";
import { RefundPage } from "./pages/refund-page.tsx";
import { OrdersPage } from "./pages/orders-page.tsx";
import { WithdrawalsPage } from "./pages/withdrawals-page.tsx";
import { SupportNavigation } from "./components/support-navigation.tsx";
import { SupportNotice } from "./components/support-notice.tsx";
import { shopUrlOf } from "../platform/settings/shop-url.ts";
import { readWord } from "../platform/admin/read-word.ts";
import { openStaffPage } from "./api/open-staff-page.ts";

/** Every page of the support console. */
export async function SupportView(props: AdminViewServerProps) {
  const { user, staff, query, segments, api } = openStaffPage(props, supportRoot);
  const route = readSupportRoute(segments);
  if (route === undefined) notFound();
  return (
    <AdminFrame user={user} view={props}>
      <SupportNavigation page={route.page} role={staff.role} />
      <SupportNotice done={readWord(query, "done")} problem={readWord(query, "problem")} />
      {route.page === "find" && <FindPage api={api} query={readWord(query, "q")} />}
      {route.page === "orders" && <OrdersPage api={api} query={query} />}
      {route.page === "order" && (
        <OrderPage
          api={api}
          query={query}
          reference={route.reference}
          role={staff.role}
          shopUrl={shopUrlOf(props.initPageResult.req.payload)}
        />
      )}
      {route.page === "refund" && (
        <RefundPage api={api} query={query} reference={route.reference} role={staff.role} />
      )}
      {route.page === "customer" && (
        <CustomerPage api={api} customer={route.customer} query={query} role={staff.role} />
      )}
      {route.page === "customer-view" && <CustomerViewPage api={api} customer={route.customer} />}
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
    </AdminFrame>
  );
}
