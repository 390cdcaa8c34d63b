import { formatMoney } from "@autotune/commerce";
import type { StaffCustomer } from "@autotune/contract";
import { Badge } from "./badge.tsx";
import { Timestamp } from "./timestamp.tsx";

const units = { d: "day", w: "week", m: "month", y: "year" } as const;

export function Plans({ plans }: { readonly plans: StaffCustomer["plans"] }) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">Plans</h2>
      {plans.map(({ id, name, state, price, currency, interval, nextChargeAt, entitledUntil }) => (
        <article className="admin-view-card" key={id}>
          <h3>
            {name} <Badge tone={nextChargeAt === null ? "plain" : "good"}>{state}</Badge>
          </h3>
          <p className="admin-view-line">
            {formatMoney({ amount: price, currency }, "en")} every{" "}
            {interval.count > 1
              ? `${interval.count} ${units[interval.unit]}s`
              : units[interval.unit]}
            {nextChargeAt !== null && (
              <>
                {" "}
                · next charge <Timestamp at={nextChargeAt} />
              </>
            )}{" "}
            · access until <Timestamp at={entitledUntil} />
          </p>
        </article>
      ))}
    </section>
  );
}
