import {
  formatMoney,
  isPlan,
  mostCopies,
  type CartProduct,
  type ChargedLine,
  type Currency,
} from "@autotune/commerce";
import { QuantityStepper } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useCart } from "../cart/cart.ts";
import { removeItem, setQuantity } from "../cart/cart-actions.ts";
import { openFreebieChoice } from "../cart/offer-dialog-store.ts";
import { LineButton } from "./line-button.tsx";
import { LineFrame } from "./line-frame.tsx";
import { FreePrice, LinePrice } from "./line-price.tsx";
import { LineTerms } from "./line-terms.tsx";

interface ProductLineProps {
  product: CartProduct;
  charged: ChargedLine;
  currency: Currency;
  /** The products that it is a gift of. */
  givers: readonly CartProduct[];
  /** One of the gifts to choose from is in the cart. */
  hasGift: boolean;
  note: ReactNode;
  disabled: boolean;
  onRemoved: () => void;
}

export function ProductLine(props: ProductLineProps) {
  const { product, charged, currency, givers, hasGift, note, disabled, onRemoved } = props;
  const { path, name, quantity, isFreebie } = product;
  const free = isFreebie || (product.trialDays ?? 0) > 0;
  return (
    <LineFrame
      pid={product.pid}
      name={name}
      url={product.url}
      note={note}
      terms={
        <LineTerms
          product={product}
          unitPrice={charged.unitPrice}
          discounted={charged.discounted}
          givers={givers.map((giver) => giver.name)}
        />
      }
      price={
        free ? (
          <FreePrice />
        ) : (
          <LinePrice
            total={{ amount: charged.listPrice.amount * quantity, currency }}
            before={{ amount: product.basePrices[currency] * quantity, currency }}
          />
        )
      }
      controls={
        <>
          {isFreebie || isPlan(product.type) ? null : (
            <Copies {...{ product, charged, disabled, onRemoved }} />
          )}
          {isFreebie ? (
            <ChangeGift path={path} givers={givers} disabled={disabled} />
          ) : (
            <ChooseGift product={product} hasGift={hasGift} disabled={disabled} />
          )}
          <LineButton
            disabled={disabled}
            onPress={() => {
              removeItem(path);
              onRemoved();
            }}
          >
            <Trans>Remove</Trans> <span className="sr-only">{name}</span>
          </LineButton>
        </>
      }
    />
  );
}

type CopiesProps = Pick<ProductLineProps, "product" | "charged" | "disabled" | "onRemoved">;

/** How many, and what one of several costs. */
function Copies({ product, charged, disabled, onRemoved }: CopiesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { path, name, quantity } = product;
  const most = useCart(({ cart }) => mostCopies(cart, product));
  const unitPrice = formatMoney(charged.listPrice, language);
  return (
    <>
      <QuantityStepper
        value={quantity}
        max={most}
        disabled={disabled}
        onChange={(to) => {
          setQuantity(path, to);
          if (to <= 0) onRemoved();
        }}
        labels={{
          quantity: t`Quantity of ${name}`,
          fewer: quantity === 1 ? t`Remove ${name}` : t`Remove one ${name}`,
          more: t`Add one ${name}`,
        }}
      />
      {quantity === 1 ? null : (
        <span className="px-1 text-14 text-muted tabular-nums sm:px-2">
          <Trans>{unitPrice} each</Trans>
        </span>
      )}
    </>
  );
}

/** Where the gift was one of several. */
function ChangeGift({
  path,
  givers,
  disabled,
}: Pick<ProductLineProps, "givers" | "disabled"> & { path: string }) {
  const giver = givers.find(({ freebies }) =>
    freebies.some((freebie) => freebie.path === path && freebie.choice),
  );
  if (giver === undefined) return null;
  return (
    <LineButton disabled={disabled} onPress={() => void openFreebieChoice(giver.path)}>
      <Trans>Change gift</Trans>
    </LineButton>
  );
}

type ChooseGiftProps = Pick<ProductLineProps, "product" | "hasGift" | "disabled">;

/** Where no gift was chosen yet, or the chosen one has left the cart. */
function ChooseGift({ product, hasGift, disabled }: ChooseGiftProps) {
  const { path, freebies, freebiesChosen } = product;
  if ((freebiesChosen && hasGift) || !freebies.some(({ choice }) => choice)) return null;
  return (
    <LineButton disabled={disabled} onPress={() => void openFreebieChoice(path)}>
      <Trans>Choose your gift</Trans>
    </LineButton>
  );
}
