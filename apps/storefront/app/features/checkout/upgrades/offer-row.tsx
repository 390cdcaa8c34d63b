import { toCartUpgrade, type UpgradeOffer } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Badge, Button, buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { OwnedProduct } from "../../licensing/api/fetch-owned-products.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { Price } from "../../catalogue/prices/price.tsx";
import { TaxNote } from "../../catalogue/prices/tax-note.tsx";
import { useCart } from "../cart/cart.ts";
import { loadCatalogue, useCatalogue } from "../../catalogue/store/catalogue.ts";
import { addUpgrade } from "../cart/handle-upgrade.ts";

interface OfferRowProps {
  record: OwnedProduct;
  offer: UpgradeOffer;
  /** The first of several is highlighted. */
  variant: "primary" | "secondary";
  /** Another of the person's licences can be upgraded to the same for more. */
  isCheapestWay: boolean;
}

/** One upgrade of a licence; its price is on the button. */
export function OfferRow({ record, offer, variant, isCheapestWay }: OfferRowProps) {
  const source = record.name;
  const target = offer.name;
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-5 py-4 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] sm:px-6">
      <ProductImage pid={offer.pid} sizes="6.5rem" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-18">{target}</h3>
          {isCheapestWay ? (
            <Badge>
              <Trans>Best price for you</Trans>
            </Badge>
          ) : null}
        </div>
        <p className="mt-0.5 text-14 text-muted">
          <Trans>
            Trade in {source} and keep {target} for good.
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 max-sm:col-span-2">
        <FullPrice offer={offer} />
        <TakeOffer record={record} offer={offer} variant={variant} />
      </div>
    </div>
  );
}

/** The regular price. */
function FullPrice({ offer: { to } }: { offer: UpgradeOffer }) {
  const language = useLanguage();
  const isAwaited = useCatalogue(({ status }) => status === "loading");
  const target = useCatalogue(({ products }) => products.get(to));
  useEffect(() => void loadCatalogue(), []);
  if (isAwaited) return null;
  return (
    <span className="text-14 text-faint">
      {target === undefined ? null : (
        <s>
          <span className="sr-only">
            <Trans>Full price:</Trans>{" "}
          </span>
          <Price prices={target.prices} language={language} />
        </s>
      )}{" "}
      <TaxNote />
    </span>
  );
}

function TakeOffer({ record, offer, variant }: Omit<OfferRowProps, "isCheapestWay">) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  // A licence can be used for one upgrade only.
  const inCart = useCart(({ cart }) =>
    cart.upgrades.find(
      ({ qualifyingProduct }) => qualifyingProduct.purchaseId === record.purchaseId,
    ),
  );
  if (inCart?.path === offer.path)
    return (
      // Checkout has its own content security policy, so it is a new document.
      <a href={linkTo("Checkout", {}, language)} className={buttonClass("secondary", "small")}>
        <Trans>In your cart</Trans>
      </a>
    );
  const take = async () => {
    setBusy(true);
    if ((await addUpgrade(toCartUpgrade(offer, record))) === "stays") setBusy(false);
  };
  return (
    <Button
      size="small"
      variant={inCart === undefined ? variant : "secondary"}
      busy={busy}
      onClick={() => void take()}
    >
      <span>
        <Trans>
          Upgrade · <Price prices={offer.prices} language={language} />
        </Trans>
        <span className="sr-only">: {offer.name}</span>
      </span>
    </Button>
  );
}
