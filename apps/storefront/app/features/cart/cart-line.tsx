import {
  formatMoney,
  isPlan,
  largestQuantity,
  lineTotal,
  type CartProduct,
  type Currency,
} from "@autotune/commerce";
import { switchLanguage } from "@autotune/routes";
import { linkClass, QuantityStepper } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { ProductImage } from "../../pictures/product-image.tsx";
import { hideCart, removeItem, setQuantity } from "../../state/cart.ts";

interface CartLineProps {
  product: CartProduct;
  currency: Currency;
  note: ReactNode;
  disabled: boolean;
  onRemoved: () => void;
}

export function CartLine({ product, currency, note, disabled, onRemoved }: CartLineProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const noteId = useId();
  const { path, name, quantity } = product;
  const unitPrice = formatMoney({ amount: product.prices[currency], currency }, language);

  const change = (to: number) => {
    setQuantity(path, to);
    if (to <= 0) onRemoved();
  };

  return (
    <li
      aria-describedby={note === undefined ? undefined : noteId}
      className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4 gap-y-3 border-t border-line px-5 py-5 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] sm:px-6"
    >
      <div className="row-span-2">
        <ProductImage pid={product.pid} sizes="6.5rem" />
      </div>
      <div className="min-w-0">
        <h3 className="text-16 font-semibold">
          <ProductName product={product} />
        </h3>
        <p className="mt-0.5 text-14 text-muted">
          {isPlan(product.type) ? (
            <Trans>Renews until you cancel</Trans>
          ) : (
            <Trans>Yours to keep</Trans>
          )}
        </p>
      </div>
      <p className="text-right tabular-nums">
        <span className="block text-16 font-semibold">
          {formatMoney(lineTotal(product, currency), language)}
        </span>
        {quantity === 1 ? null : (
          <span className="block text-14 text-muted">
            <Trans>{unitPrice} each</Trans>
          </span>
        )}
      </p>
      <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-1">
        {isPlan(product.type) ? null : (
          <QuantityStepper
            value={quantity}
            max={largestQuantity}
            disabled={disabled}
            onChange={change}
            labels={{
              quantity: t`Quantity of ${name}`,
              fewer: quantity === 1 ? t`Remove ${name}` : t`One ${name} fewer`,
              more: t`One ${name} more`,
            }}
          />
        )}
        <button
          type="button"
          aria-disabled={disabled}
          onClick={() => {
            if (disabled) return;
            removeItem(path);
            onRemoved();
          }}
          className={`${linkClass} min-h-10 px-1 text-14 text-muted sm:px-2`}
        >
          <Trans>Remove</Trans> <span className="sr-only">{name}</span>
        </button>
      </div>
      {note === undefined ? null : (
        <p id={noteId} className="col-span-full text-14 text-warning">
          {note}
        </p>
      )}
    </li>
  );
}

/** Its page in the language of now, whichever it was put into the cart in. */
function ProductName({ product: { name, url } }: { product: CartProduct }) {
  const language = useLanguage();
  if (url === null) return name;
  return (
    <Link
      to={switchLanguage(url, language)}
      onClick={hideCart}
      className="-my-2 inline-flex min-h-10 items-center rounded-10 hover:underline"
    >
      {name}
    </Link>
  );
}
