import { mayStaff, TodayReport } from "@autotune/contract";
import type { WidgetServerProps } from "payload";
import { Suspense } from "react";
import { StaffApi } from "../../support/api/staff-api.ts";
import { staffOf } from "../../support/api/staff-of.ts";
import { Figure } from "../components/figure.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { amountText } from "../figures/amount-text.ts";
import "../dashboard.css";

/** Today's money and orders beside yesterday's, for who may see sales. */
export function FiguresWidget({ req }: WidgetServerProps) {
  const staff = staffOf(req);
  if (staff === undefined || !mayStaff(staff.role, "report.sales")) return null;
  return (
    <section className="dashboard-figures" aria-label="Today">
      <Suspense fallback={<Skeleton rows={2} />}>
        <Figures req={req} />
      </Suspense>
    </section>
  );
}

async function Figures({ req }: Pick<WidgetServerProps, "req">) {
  const staff = staffOf(req);
  if (staff === undefined) return null;
  const report = await new StaffApi(req.payload, staff).get(TodayReport, "reports/today");
  if (!report.ok)
    return (
      <p className="dashboard-problem" role="status">
        The shop does not answer, so today’s figures are missing. The rest of this page is up to
        date.
      </p>
    );
  const { today, yesterday, currency, isCurrent } = report.value;
  const money = (amount: number) => amountText(amount, currency);
  return (
    <>
      <dl>
        <Figure
          label="Net sales"
          value={money(today.sales - today.refunded)}
          former={money(yesterday.sales - yesterday.refunded)}
        />
        <Figure label="Orders" value={String(today.orders)} former={String(yesterday.orders)} />
        <Figure label="Refunds" value={money(today.refunded)} former={money(yesterday.refunded)} />
        <Figure
          label="Trials started"
          value={String(today.trials)}
          former={String(yesterday.trials)}
        />
      </dl>
      <p className="dashboard-figures__note">
        Today so far and the whole of yesterday, in UTC. Sales are after discounts and refunds,
        without tax.
        {!isCurrent && " The newest orders are still being counted."}
      </p>
    </>
  );
}
