import { StaffOrderPage, type StaffRole } from "@autotune/contract";
import { languageNames } from "@autotune/routes";
import type { StaffApi } from "../api/staff-api.ts";
import { customerPath, orderPath } from "../api/support-routes.ts";
import { countryName } from "../../platform/admin/country-name.ts";
import { readWord, type PageQuery } from "../../platform/admin/read-word.ts";
import { Badge } from "../components/badge.tsx";
import { LicenceCards } from "../components/licences.tsx";
import { LaterCharges } from "../components/later-charges.tsx";
import { OrderAgreements } from "../components/order-agreements.tsx";
import { OrderAmounts } from "../components/order-amounts.tsx";
import { OrderEmails } from "../components/order-emails.tsx";
import { OrderLines } from "../components/order-lines.tsx";
import { OrderNotes } from "../components/order-notes.tsx";
import {
  concernWords,
  standingTones,
  standingWords,
  traitWords,
} from "../components/order-words.ts";
import { PlanCards } from "../components/plans.tsx";
import { Notice } from "../components/support-notice.tsx";
import { wordsOfProblem } from "../components/support-words.ts";
import { Timeline } from "../components/timeline.tsx";
import { Timestamp } from "../components/timestamp.tsx";
import { Withdrawals } from "../components/withdrawals.tsx";

interface OrderPageProps {
  readonly api: StaffApi;
  /** Where customers read what is linked here. */
  readonly shopUrl: string;
  readonly reference: string;
  readonly query: PageQuery;
  readonly role: StaffRole;
}

/** Everything about one order. */
export async function OrderPage({ api, shopUrl, reference, query, role }: OrderPageProps) {
  const before = readWord(query, "before");
  const read = await api.get(StaffOrderPage, `orders/${reference}`, { before });
  if (!read.ok) return <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>;
  const page = read.value;
  const { order, customer, country } = page;
  const of = { customer: customer.id, email: customer.email, order: reference, role };
  return (
    <>
      <OrderHead page={page} />
      <div className="order-columns">
        <div className="order-columns-main">
          <OrderLines page={page} role={role} />
          {page.licences.length > 0 && (
            <section aria-labelledby="licences">
              <h2 id="licences">Licenses</h2>
              <LicenceCards {...of} licences={page.licences.map(({ licence }) => licence)} />
            </section>
          )}
          {page.plans.length > 0 && (
            <section aria-labelledby="plans">
              <h2 id="plans">Plans</h2>
              <PlanCards {...of} plans={page.plans.map(({ plan }) => plan)} />
              <LaterCharges {...of} charges={order.charges} />
            </section>
          )}
          {page.withdrawals.length > 0 && (
            <section aria-labelledby="withdrawals">
              <h2 id="withdrawals">Withdrawals</h2>
              <Withdrawals role={role} withdrawals={page.withdrawals} />
            </section>
          )}
        </div>
        <div className="order-columns-side">
          <section aria-labelledby="customer" className="admin-view-card">
            <h2 id="customer">Customer</h2>
            <p>
              <a href={customerPath(customer.id)}>
                {customer.name === "" ? `Customer ${customer.id}` : customer.name}
              </a>
              <span className="order-table-second">{customer.email}</span>
            </p>
            <p className="admin-view-hint">
              Bought {country !== "" && `from ${countryName(country)} `}in{" "}
              {languageNames[page.language]}, {order.currency}.
            </p>
          </section>
          <OrderAmounts page={page} />
          <OrderAgreements page={page} shopUrl={shopUrl} />
          <OrderEmails page={page} />
          <OrderNotes notes={page.notes} reference={reference} />
        </div>
        <div className="order-columns-timeline">
          <Timeline
            hrefOf={(next) =>
              `${orderPath(reference)}?${new URLSearchParams({ before: next }).toString()}#timeline`
            }
            timeline={page.timeline}
          />
        </div>
      </div>
    </>
  );
}

function OrderHead({ page }: { readonly page: StaffOrderPage }) {
  const { order, standing } = page;
  return (
    <header className="order-head">
      <h1>
        Order <span className="order-head-reference">{order.reference}</span>
      </h1>
      <p className="admin-view-badges">
        <Badge tone={standingTones[standing]}>{standingWords[standing]}</Badge>
        {page.concerns.map((concern) => (
          <Badge key={concern} tone="problem">
            {concernWords[concern]}
          </Badge>
        ))}
        {page.traits.map((trait) => (
          <Badge key={trait} tone="plain">
            {traitWords[trait]}
          </Badge>
        ))}
      </p>
      <p className="admin-view-hint">
        Placed <Timestamp at={order.placedAt} /> UTC
      </p>
      {standing === "refunded" && (
        <p className="order-refunded">
          Everything that was bought here has been refunded. Gifts that came with it ended with it.
        </p>
      )}
    </header>
  );
}
