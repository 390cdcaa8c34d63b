import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Price } from "../../catalogue/prices/price.tsx";
import { TaxNote } from "../../catalogue/prices/tax-note.tsx";
import type { FoundUpgrade } from "./found.ts";

/** What one license costs its owner, and everybody else. */
export function UpgradePrice({ upgrade: { listed } }: { upgrade: FoundUpgrade }) {
  const language = useLanguage();
  const { offer, target, saving } = listed;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="font-display text-28 leading-10 font-[650] tracking-heading">
        <Price of={offer.path} prices={offer.prices} language={language} />
      </span>
      <span className="text-14 text-faint">
        <TaxNote />
      </span>
      {target === undefined || saving === 0 ? null : (
        <s className="text-16 text-faint">
          <span className="sr-only">
            <Trans>Price without an upgrade:</Trans>{" "}
          </span>
          <Price of={offer.to} prices={target.prices} language={language} />
        </s>
      )}
      {listed.licences.length === 1 ? null : (
        <span className="text-14 text-muted">
          <Trans>for each license</Trans>
        </span>
      )}
    </p>
  );
}
