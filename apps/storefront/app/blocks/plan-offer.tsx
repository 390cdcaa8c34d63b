import { Badge } from "@autotune/ui";
import type { PlanOfferView } from "@autotune/contract";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { perMonth, yearlySaving } from "../features/catalogue/annual-plan.ts";
import { Price } from "../features/catalogue/price.tsx";
import { PricePeriod } from "../features/catalogue/product-price.tsx";
import { useLanguage } from "../i18n/language.ts";

export function PlanOffer({ block }: { block: PlanOfferView }) {
  return (
    <section className="wrap section" data-family="subscriptions">
      <div className="rounded-24 bg-linear-to-r from-violet via-coral to-cyan p-px shadow-[0_40px_160px_-60px_oklch(0.6_0.18_330/0.6)]">
        <div className="grid gap-x-14 gap-y-10 rounded-[calc(var(--radius-24)-1px)] bg-surface-1 p-5 sm:p-12 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <div>
            <h2 className="text-48">{block.headline}</h2>
            <ul className="mt-8 grid gap-x-6 gap-y-5 sm:grid-cols-2">
              {block.points.map(({ title, text }) => (
                <li key={title} className="border-t border-line pt-4">
                  <p className="font-medium">{title}</p>
                  <p className="text-muted">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <PlanPrice block={block} />
        </div>
      </div>
    </section>
  );
}

/** The choice lives in the radio buttons and is shown by CSS: it works before any script has loaded. */
function PlanPrice({ block: { monthly, annual } }: { block: PlanOfferView }) {
  const language = useLanguage();
  const { t } = useLingui();
  const name = useId();
  const saving = yearlySaving(monthly.prices, annual.prices);
  const saves = Object.values(saving).every((amount) => amount > 0);
  return (
    <div className="group/plan flex min-w-0 flex-col items-start justify-between gap-8 rounded-16 border border-line bg-background p-5 sm:p-7">
      <fieldset className="flex rounded-full bg-surface-2 p-1">
        <legend className="sr-only">{t`Billing period`}</legend>
        <Period name={name} value="monthly" label={t`Monthly`} />
        <Period name={name} value="annual" label={t`Annual`} checked />
      </fieldset>
      <div className={whenAnnual}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Amount>
            <Price prices={perMonth(annual.prices)} language={language} />
          </Amount>
          {saves ? (
            <Badge>
              <Trans>
                Save <Price prices={saving} language={language} />
              </Trans>
            </Badge>
          ) : null}
        </p>
        <p className="mt-4 text-14 text-muted">
          <Trans>
            Charged Annually at <Price prices={annual.prices} language={language} />
            /yr. Plan can be modified at any time.
          </Trans>
        </p>
      </div>
      <div className={whenMonthly}>
        <p>
          <Amount>
            <Price prices={monthly.prices} language={language} />
          </Amount>
        </p>
        <p className="mt-4 text-14 text-muted">
          <Trans>
            Charged Monthly at <Price prices={monthly.prices} language={language} />
            /mo. Plan can be modified at any time.
          </Trans>
        </p>
      </div>
    </div>
  );
}

const whenAnnual = "group-has-[[value=monthly]:checked]/plan:hidden";
const whenMonthly = "hidden group-has-[[value=monthly]:checked]/plan:block";

function Amount({ children }: { children: React.ReactNode }) {
  return (
    <span className="flex flex-wrap items-baseline font-display text-64 font-[650] tracking-display">
      {children}
      <PricePeriod unit="m" />
    </span>
  );
}

interface PeriodProps {
  name: string;
  value: "monthly" | "annual";
  label: string;
  checked?: boolean;
}

function Period({ name, value, label, checked = false }: PeriodProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center rounded-full px-4 text-14 sm:px-5 text-muted transition-colors duration-150 hover:text-text has-checked:bg-surface-3 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input type="radio" name={name} value={value} defaultChecked={checked} className="sr-only" />
      {label}
    </label>
  );
}
