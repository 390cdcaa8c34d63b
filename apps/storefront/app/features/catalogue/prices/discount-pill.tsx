import type { Discount } from "@autotune/commerce";
import { DiscountPill as Pill } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { writePercent } from "../../../platform/i18n/write-percent.ts";
import { Price } from "./price.tsx";

interface DiscountPillProps {
  /** The path of what is reduced. */
  of: string;
  discount: Discount;
}

/** What is saved, as it was set: a share, or an amount. */
export function DiscountPill({ of, discount }: DiscountPillProps) {
  const language = useLanguage();
  if (discount.kind === "percent") {
    const saved = writePercent(discount.percent, language);
    return (
      <Pill>
        <Trans>{saved} OFF</Trans>
      </Pill>
    );
  }
  return (
    <Pill>
      <Trans>
        SAVE <Price of={of} prices={discount.values} language={language} />
      </Trans>
    </Pill>
  );
}
