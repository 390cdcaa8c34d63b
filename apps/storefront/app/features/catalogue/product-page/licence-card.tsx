import { computersPerLicence } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import { ProductCard, Timeline } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { pricePart } from "../prices/price-part.tsx";
import { Price } from "../prices/price.tsx";

interface LicenceCardProps {
  title: ReactNode;
  subtitle?: ReactNode;
  banner?: ReactNode;
  product: ProductView;
  action?: ReactNode;
}

/** A product that is paid for once. */
export function LicenceCard({ title, subtitle, banner, product, action }: LicenceCardProps) {
  const language = useLanguage();
  return (
    <ProductCard
      title={title}
      subtitle={subtitle}
      banner={banner}
      offer={{
        ...pricePart({ product, language }),
        timeline: (
          <Timeline
            entries={[
              {
                key: "today",
                when: <Trans>Today</Trans>,
                what: (
                  <Trans>
                    <Price of={product.path} prices={product.prices} language={language} />, paid
                    once
                  </Trans>
                ),
              },
              {
                key: "later",
                when: <Trans>After that</Trans>,
                what: (
                  <Plural
                    value={computersPerLicence}
                    one="Nothing renews. Your license never expires and works on # computer."
                    other="Nothing renews. Your license never expires and works on # computers."
                  />
                ),
              },
            ]}
          />
        ),
        action,
      }}
    />
  );
}
