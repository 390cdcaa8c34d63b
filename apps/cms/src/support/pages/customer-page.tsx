import { StaffCustomer, type StaffRole } from "@autotune/contract";
import { customerPath } from "../api/support-routes.ts";
import { wordsOfProblem } from "../components/support-words.ts";
import { CustomerHead } from "../components/customer-head.tsx";
import { Notice } from "../components/support-notice.tsx";
import { Devices } from "../components/devices.tsx";
import { Licences } from "../components/licences.tsx";
import { MailDelivery } from "../components/mail-delivery.tsx";
import { Orders } from "../components/orders.tsx";
import { Plans } from "../components/plans.tsx";
import { Timeline } from "../components/timeline.tsx";
import { Withdrawals } from "../components/withdrawals.tsx";
import { readWord, type PageQuery } from "../../platform/admin/read-word.ts";
import type { StaffApi } from "../api/staff-api.ts";

interface CustomerPageProps {
  readonly api: StaffApi;
  readonly customer: number;
  readonly query: PageQuery;
  readonly role: StaffRole;
}

export async function CustomerPage({ api, customer, query, role }: CustomerPageProps) {
  const params = {
    orders: readWord(query, "orders"),
    licences: readWord(query, "licences"),
    before: readWord(query, "before"),
  };
  const read = await api.get(StaffCustomer, `customers/${customer}`, params);
  if (!read.ok) return <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>;
  const { value } = read;
  const { email } = value.customer;
  /** The same page with one of its lists turned. */
  const turn = (name: keyof typeof params, to: string) => {
    const entries = Object.entries({ ...params, [name]: to }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    const anchor = name === "before" ? "timeline" : name;
    return `${customerPath(customer)}?${new URLSearchParams(entries).toString()}#${anchor}`;
  };
  return (
    <>
      <CustomerHead customer={value.customer} />
      <div className="admin-view-columns">
        <div>
          <MailDelivery customer={customer} email={email} mailbox={value.mailbox} />
          {value.withdrawals.length > 0 && (
            <section aria-labelledby="withdrawals">
              <h2 id="withdrawals">Withdrawals</h2>
              <Withdrawals role={role} withdrawals={value.withdrawals} />
            </section>
          )}
          <Orders
            hrefOf={(page) => turn("orders", String(page))}
            customer={customer}
            email={email}
            orders={value.orders}
            role={role}
          />
          <Licences
            hrefOf={(page) => turn("licences", String(page))}
            customer={customer}
            email={email}
            licences={value.licences}
            role={role}
          />
          <Plans customer={customer} email={email} plans={value.plans} role={role} />
          <Devices devices={value.devices} />
        </div>
        <Timeline hrefOf={(before) => turn("before", before)} timeline={value.timeline} />
      </div>
    </>
  );
}
