import { alternativesToUpgrade, type CartItem } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { buttonClass, ProductCard } from "@autotune/ui";
import { Dialog } from "@autotune/ui/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { ActionLabel } from "../../catalogue/prices/card-label.tsx";
import { pricePart } from "../../catalogue/prices/price-part.tsx";
import { useCatalogue } from "../../catalogue/store/catalogue.ts";
import { closeOfferDialog, useOfferDialog } from "../cart/offer-dialog-store.ts";
import { useHasPlan } from "../../subscriptions/summary/subscription-status.ts";
import { CardButton } from "../offers/card-button.tsx";
import { ManagePlan } from "../offers/manage-plan.tsx";

/** Why an upgrade is not available to this person, and what is. */
export function UpgradeDialog() {
  const { t } = useLingui();
  const { dialog, open } = useOfferDialog();
  const products = useCatalogue((state) => state.products);
  if (dialog?.kind !== "upgrade") return null;
  const target = products.get(dialog.target);
  if (target === undefined) return null;
  const { name } = target;
  const isOwned = dialog.reason === "owned";
  return (
    <Dialog
      open={open}
      onClose={closeOfferDialog}
      title={isOwned ? <Trans>You already own {name}</Trans> : <Trans>Upgrade to {name}</Trans>}
      closeLabel={t`Close`}
      width="wide"
    >
      {isOwned ? <Owned target={target} /> : <Unqualified target={target} />}
    </Dialog>
  );
}

function Owned({ target: { pid, name: product } }: { target: CartItem }) {
  const language = useLanguage();
  return (
    <div className="grid items-center gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <ProductImage pid={pid} sizes="(min-width: 48rem) 20rem, 90vw" />
      <div>
        <p className="text-18">
          <Trans>Our records indicate that you already own a Perpetual license to {product}.</Trans>
        </p>
        <p className="mt-3 text-16 text-muted">
          <Trans>
            Download AutoTune Central, our desktop app. It installs {product} and keeps it up to
            date.
          </Trans>
        </p>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
          <Link
            to={linkTo("WPPageRenderer", { slug: "free-download" }, language)}
            className={buttonClass("primary")}
          >
            <Trans>Download AutoTune Central</Trans>
          </Link>
          <Link to={linkTo("Overview", {}, language)} className={buttonClass("secondary")}>
            <Trans>See what you own</Trans>
          </Link>
        </div>
      </div>
    </div>
  );
}

function Unqualified({ target }: { target: CartItem }) {
  const products = useCatalogue((state) => state.products);
  const { perpetual, plan } = alternativesToUpgrade(target.path, (path) => products.get(path));
  return (
    <>
      <p className="text-18">
        <Trans>Our records indicate you do not own a qualifying product.</Trans>
      </p>
      {perpetual === undefined && plan === undefined ? null : (
        <p className="mt-2 text-16 text-muted">
          <Trans>Here’s how to get it:</Trans>
        </p>
      )}
      <div className="mt-6 grid gap-4 sm:grid-cols-2 sm:*:only:col-span-2">
        {[perpetual, plan].map((item) =>
          item === undefined ? null : <Alternative key={item.path} item={item} />,
        )}
      </div>
    </>
  );
}

function Alternative({ item }: { item: CartItem }) {
  const language = useLanguage();
  const hasPlan = useHasPlan();
  return (
    <div data-family={item.type === "subscription" ? "subscriptions" : undefined}>
      <ProductCard
        title={item.name}
        offer={{
          ...pricePart({ product: item, language }),
          action:
            hasPlan && item.type === "subscription" ? (
              <ManagePlan />
            ) : (
              <CardButton
                action="add_to_cart"
                data={item.path}
                variant={item.type === "perpetual" ? "primary" : "secondary"}
              >
                <ActionLabel type={item.type} />
              </CardButton>
            ),
        }}
      />
    </div>
  );
}
