import {
  formatMoney,
  isTaxIncluded,
  taxOfCharge,
  type Money,
  type ProviderCharge,
  type TaxOfCharge,
} from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useCountry } from "../../catalogue/country/country.ts";
import { TaxWords } from "../../catalogue/prices/tax-words.tsx";

interface DueTodayProps {
  /** What the shop's prices come to. */
  subtotal: Money;
  /** What the open payment form charges; undefined while there is none. */
  charge: ProviderCharge | undefined;
}

/** The sum of today. As soon as the payment form has a total, it is that total, with the tax that makes it up. */
export function DueToday({ subtotal, charge }: DueTodayProps) {
  const language = useLanguage();
  const tax = charge === undefined ? undefined : taxOfCharge(subtotal, charge);
  const total = charge?.total ?? subtotal;
  const includesTax = useCountry(({ country }) => isTaxIncluded(country));
  // Until the payment form has a total, nothing may look like one that it will exceed.
  const isBeforeTax = charge === undefined && !includesTax && subtotal.amount > 0;
  return (
    <>
      {tax?.kind === "added" || tax?.kind === "deducted" ? (
        <dl className="mb-3 grid gap-1.5 text-16">
          <Row name={<Trans>Before tax</Trans>} amount={formatMoney(subtotal, language)} />
          <TaxRow kind={tax.kind} amount={{ ...subtotal, amount: tax.amount }} />
        </dl>
      ) : null}
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-18 font-semibold">
          {isBeforeTax ? <Trans>Due today before tax</Trans> : <Trans>Due today</Trans>}
        </span>
        <span aria-live="polite" className="font-display text-28 font-semibold tabular-nums">
          {formatMoney(total, language)}
        </span>
      </p>
      {total.amount === 0 ? null : (
        <p className="mt-1 text-right text-14 text-muted empty:hidden">
          <TaxInTotal tax={tax} total={total} />
        </p>
      )}
    </>
  );
}

/** Tax that makes the total differ from the shown prices. */
function TaxRow({ kind, amount }: { kind: "added" | "deducted"; amount: Money }) {
  const language = useLanguage();
  if (kind === "added")
    return <Row name={<Trans>Tax</Trans>} amount={formatMoney(amount, language)} />;
  const deducted = { ...amount, amount: -amount.amount };
  return (
    <Row
      name={<Trans>VAT, reported by your company</Trans>}
      amount={formatMoney(deducted, language)}
    />
  );
}

/** `tax` is undefined until the payment form has told it. */
function TaxInTotal({ tax, total }: { tax: TaxOfCharge | undefined; total: Money }) {
  const language = useLanguage();
  if (tax === undefined) return <TaxWords />;
  if (tax.kind !== "included") return null;
  const amount = formatMoney({ ...total, amount: tax.amount }, language);
  return <Trans>including {amount} VAT</Trans>;
}

function Row({ name, amount }: { name: ReactNode; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{amount}</dd>
    </div>
  );
}
