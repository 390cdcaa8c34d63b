import { formatMoney, isCurrency } from "@autotune/commerce";
import { StaffCustomerView } from "@autotune/contract";
import { languageNames } from "@autotune/routes";
import type { StaffApi } from "../api/staff-api.ts";
import { customerPath, orderPath } from "../api/support-routes.ts";
import { Badge } from "../components/badge.tsx";
import { intervalWords } from "../components/plans.tsx";
import { Notice } from "../components/support-notice.tsx";
import { wordsOfProblem } from "../components/support-words.ts";
import { Timestamp } from "../components/timestamp.tsx";

interface CustomerViewPageProps {
  readonly api: StaffApi;
  readonly customer: number;
}

/** What the customer's account shows them. Nothing can be done here, and nobody is signed in for it. */
export async function CustomerViewPage({ api, customer }: CustomerViewPageProps) {
  const read = await api.get(StaffCustomerView, `customers/${customer}/view`);
  if (!read.ok) return <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>;
  const { name, email, language, products, plans, orders, mayTryPlan } = read.value;
  return (
    <>
      <p>
        <a href={customerPath(customer)}>{name === "" ? `Customer ${customer}` : name}</a>
      </p>
      <h1>What the customer sees</h1>
      <p className="customer-view-band">
        Read only. This is what {email} finds in the account, in {languageNames[language]}. Nobody
        is signed in as the customer; serial numbers are shortened, and downloads can’t be started.
      </p>
      <div className="customer-view">
        <Products products={products} />
        <Plans mayTryPlan={mayTryPlan} plans={plans} />
        <Orders orders={orders} />
      </div>
    </>
  );
}

function Products({ products }: Pick<StaffCustomerView, "products">) {
  return (
    <section aria-labelledby="view-products">
      <h2 id="view-products">Products</h2>
      {products.data.length === 0 && (
        <p className="admin-view-empty">The account has no products.</p>
      )}
      <ul className="customer-view-cards">
        {products.data.map((product, index) => (
          // A plan may include a product that is owned as well.
          // oxlint-disable-next-line react/no-array-index-key
          <li className="admin-view-card" key={`${product.name} ${product.serial} ${index}`}>
            <strong>{product.name}</strong>
            <span className="order-table-second">
              {product.isFromPlan ? "Included in the plan" : <code>{product.serial}</code>}
            </span>
            <span className="admin-view-badges">
              {product.isActivated && <Badge tone="good">In use</Badge>}
              {product.isInTransfer && <Badge tone="warning">Being transferred</Badge>}
              {product.isUpgraded && <Badge tone="plain">Upgraded</Badge>}
            </span>
            {product.upgrades.length > 0 && (
              <span className="order-table-second">Offered: {product.upgrades.join(", ")}</span>
            )}
          </li>
        ))}
      </ul>
      <Rest shown={products.data.length} total={products.total} />
    </section>
  );
}

function Plans({ plans, mayTryPlan }: Pick<StaffCustomerView, "plans" | "mayTryPlan">) {
  return (
    <section aria-labelledby="view-plans">
      <h2 id="view-plans">Subscription</h2>
      {plans.length === 0 && (
        <p className="admin-view-empty">
          No plan. {mayTryPlan ? "A free trial is offered." : "No free trial is offered."}
        </p>
      )}
      {plans.map((plan) => (
        <div className="admin-view-card" key={plan.name + plan.entitledUntil}>
          <strong>{plan.name}</strong> <Badge tone="plain">{plan.state}</Badge>
          <span className="order-table-second">
            {moneyOf(plan.currency, plan.price)} every {intervalWords(plan.interval)} ·{" "}
            {plan.nextChargeAt === null ? (
              <>
                access until <Timestamp at={plan.entitledUntil} />
              </>
            ) : (
              <>
                next charge <Timestamp at={plan.nextChargeAt} />
              </>
            )}
          </span>
        </div>
      ))}
    </section>
  );
}

function Orders({ orders }: Pick<StaffCustomerView, "orders">) {
  return (
    <section aria-labelledby="view-orders">
      <h2 id="view-orders">Orders</h2>
      {orders.data.length === 0 && <p className="admin-view-empty">No orders.</p>}
      {orders.data.map((order) => {
        const money = (amount: number) => moneyOf(order.currency, amount);
        return (
          <article
            aria-label={`Order ${order.reference}`}
            className="admin-view-card"
            key={order.reference}
          >
            <h3>
              <a href={orderPath(order.reference)}>{order.reference}</a>{" "}
              <Badge tone="plain">{order.state}</Badge>
            </h3>
            <p className="admin-view-line">
              <Timestamp at={order.placedAt} /> · {money(order.total)}
              {order.refunded > 0 && ` · ${money(order.refunded)} refunded`}
            </p>
            <ul className="order-lines">
              {order.lines.map((line, index) => (
                // Two lines may be of one product.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${line.name} ${index}`}>
                  <div>
                    <span>
                      {line.quantity > 1 && `${line.quantity} × `}
                      {line.name}
                      {line.isRefunded && <Badge tone="plain">refunded</Badge>}
                      {line.licences.map((licence) => (
                        <span className="order-table-second" key={licence.serial}>
                          {licence.name}, <code>{licence.serial}</code>
                          {licence.isRevoked && ", no longer valid"}
                          {licence.isUpgraded && ", upgraded"}
                          {licence.hasInstaller && ", with a download"}
                        </span>
                      ))}
                    </span>
                    <span className="order-lines-money">{money(line.total)}</span>
                  </div>
                </li>
              ))}
            </ul>
          </article>
        );
      })}
      <Rest shown={orders.data.length} total={orders.total} />
    </section>
  );
}

function moneyOf(currency: string, amount: number): string {
  return isCurrency(currency) ? formatMoney({ amount, currency }, "en") : `${amount} ${currency}`;
}

function Rest({ shown, total }: { readonly shown: number; readonly total: number }) {
  if (total <= shown) return null;
  return (
    <p className="admin-view-hint">{total - shown} more are on the next pages of the account.</p>
  );
}
