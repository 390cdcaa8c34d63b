import { formatMoney, lastingPrices, type Prices } from "@autotune/commerce";
import { CheckboxRow } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { useCountry } from "../../catalogue/country/country.ts";
import { nextChargeOf } from "../../subscriptions/plan/next-charge.ts";
import { PeriodPrice } from "../../catalogue/prices/period-price.tsx";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";
import type { Gift } from "./choose-gifts.ts";
import { useGiftWords } from "./use-gift-words.ts";

interface GiftBoxProps {
  gift: Gift;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A plan that is given for a while and then renews: its price, and from when, is shown beside the box. */
export function GiftBox({ gift, checked, onChange }: GiftBoxProps) {
  const language = useLanguage();
  const { currency } = useCountry();
  const { title, detail } = useGiftWords()(gift);
  const { item } = gift;
  const [now] = useState(() => new Date());
  const charged = nextChargeOf(item, now);
  const shown = (prices: Prices) => formatMoney({ amount: prices[currency], currency }, language);
  const { discountPeriodCount: periods } = item;
  const discount = periods === null ? null : { periods, priceAfter: shown(lastingPrices(item)) };
  return (
    <CheckboxRow
      checked={checked}
      onChange={onChange}
      image={<ProductImage pid={item.pid} sizes="6rem" />}
      title={title}
      detail={
        <>
          {detail === undefined ? null : <span className="block">{detail}</span>}
          {charged === undefined || item.interval === null ? null : (
            <Trans>
              Free until <ShownDate date={charged} />, then{" "}
              <PeriodPrice
                price={shown(item.prices)}
                interval={item.interval}
                discount={discount}
              />
              . Cancel any time before then.
            </Trans>
          )}
        </>
      }
    />
  );
}
