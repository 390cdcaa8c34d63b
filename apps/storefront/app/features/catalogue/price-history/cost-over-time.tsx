import {
  compareCosts,
  formatMoney,
  paidByMonth,
  type CostComparison,
  type Currency,
  type PlanCost,
} from "@autotune/commerce";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { AsTable } from "./as-table.tsx";
import { monthsToShow, paymentSteps } from "./cost-chart.ts";
import { drawSteps } from "./draw-steps.ts";
import { FactCard } from "./fact-card.tsx";

interface CostOverTimeProps {
  name: string;
  /** What the licence costs now, in the minor unit. */
  licence: number;
  unlimited: { readonly monthly: number; readonly annual: number };
  currency: Currency;
}

const [width, height] = [480, 180];
/** No comparison is useful beyond it, and no price stays the same. */
const farYears = 10;

/** Until when the plan costs less than the licence, and what stays after cancelling. */
export function CostOverTime({ name, licence, unlimited, currency }: CostOverTimeProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (amount: number) => formatMoney({ amount, currency }, language);
  const licencePrice = money(licence);
  const monthly: PlanCost = { price: unlimited.monthly, everyMonths: 1 };
  const annual: PlanCost = { price: unlimited.annual, everyMonths: 12 };
  const months = monthsToShow(licence, [monthly, annual]);
  const most = Math.max(licence, paidByMonth(monthly, months)) * 1.05;
  const area = { width, height, from: 0, until: months, most };
  const lines = [
    { key: "monthly", steps: paymentSteps(monthly, months), look: monthlyLook },
    { key: "annual", steps: paymentSteps(annual, months), look: annualLook },
    { key: "licence", steps: [{ from: 0, amount: licence }], look: licenceLook },
  ];
  const years = Array.from({ length: months / 12 }, (_none, index) => (index + 1) * 12);
  return (
    <FactCard title={<Trans>Buy it or get it with Unlimited?</Trans>}>
      <ul className="mt-5 grid gap-3 text-16">
        <li>
          <Verdict
            look={monthlyLook}
            label={<Trans>Unlimited, paid monthly</Trans>}
            comparison={compareCosts(licence, monthly)}
          />
        </li>
        <li>
          <Verdict
            look={annualLook}
            label={<Trans>Unlimited, paid annually</Trans>}
            comparison={compareCosts(licence, annual)}
          />
        </li>
        <li className="flex gap-3">
          <Swatch look={licenceLook} />
          <p>
            <span className="font-medium">{name}</span>
            <span className="block text-14 text-muted">
              <Trans>{licencePrice}, paid once</Trans>
            </span>
          </p>
        </li>
      </ul>
      <svg
        role="img"
        aria-label={t`Total paid by month, for the license and for Unlimited`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-6 block h-45 w-full overflow-visible"
      >
        {years.map((year) => (
          <path
            key={year}
            d={`M${(year / months) * width} 0V${height}`}
            className="fill-none stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d={`M0 ${height}H${width}`}
          className="fill-none stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
        {lines.map(({ key, steps, look }) => (
          <path
            key={key}
            d={drawSteps(steps, area)}
            className={`fill-none stroke-2 ${look.stroke}`}
            strokeDasharray={look.dashes}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <p className="mt-2 flex justify-between font-mono text-12 text-faint">
        <span>
          <Trans>Today</Trans>
        </span>
        <span>
          <Plural value={months} one="# month" other="# months" />
        </span>
      </p>
      <p className="mt-5 border-t border-line pt-4 text-14">
        <Trans>Stop paying and the plan ends. A license stays yours.</Trans>
      </p>
      <p className="mt-1 text-14 text-muted">
        <Trans>
          At today’s prices, paid in advance. Doesn’t count free trials or upgrades to later
          versions. Unlimited includes more than this one product.
        </Trans>
      </p>
      <AsTable
        caption={t`Total paid`}
        columns={[t`Time`, t`License`, t`Monthly`, t`Annual`]}
        rows={[1, 6, ...years].map((month) => ({
          key: String(month),
          cells: [
            <Plural key="month" value={month} one="# month" other="# months" />,
            licencePrice,
            money(paidByMonth(monthly, month)),
            money(paidByMonth(annual, month)),
          ],
        }))}
      />
    </FactCard>
  );
}

interface Look {
  readonly stroke: string;
  /** Lines differ by more than their colour. */
  readonly dashes?: string;
}
const licenceLook: Look = { stroke: "stroke-text" };
const monthlyLook: Look = { stroke: "stroke-cyan", dashes: "2 4" };
const annualLook: Look = { stroke: "stroke-amber", dashes: "8 5" };

function Swatch({ look }: { look: Look }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 4" className="mt-2.5 h-1 w-7 shrink-0">
      <path
        d="M0 2H28"
        className={`fill-none stroke-2 ${look.stroke}`}
        strokeDasharray={look.dashes}
      />
    </svg>
  );
}

interface VerdictProps {
  look: Look;
  label: ReactNode;
  comparison: CostComparison | null;
}

function Verdict({ look, label, comparison }: VerdictProps) {
  return (
    <div className="flex gap-3">
      <Swatch look={look} />
      <p>
        <span className="font-medium">{label}</span>
        <span className="block text-14 text-muted">
          <VerdictWords comparison={comparison} />
        </span>
      </p>
    </div>
  );
}

function VerdictWords({ comparison }: Pick<VerdictProps, "comparison">) {
  if (comparison === null) return <Trans>Never costs more than the license.</Trans>;
  const { planCheaperThrough: through, licenceCheaperFrom: from } = comparison;
  if (from > farYears * 12)
    return <Trans>Costs less than the license for more than {farYears} years.</Trans>;
  if (through === 0) return <Trans>From month {from}, buying is cheaper.</Trans>;
  return (
    <Trans>
      <Plural
        value={through}
        one="Costs less for # month"
        other="Costs less for the first # months"
      />
      ; from month {from}, buying is cheaper.
    </Trans>
  );
}
