import type { CartItem } from "@autotune/commerce";
import { Button, Timeline } from "@autotune/ui";
import { Dialog } from "@autotune/ui/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ActionLabel } from "../../catalogue/prices/card-label.tsx";
import { DiscountTerms } from "../../catalogue/prices/discount-terms.tsx";
import { PlanRate } from "../../catalogue/prices/plan-rate.tsx";
import { Price } from "../../catalogue/prices/price.tsx";
import { TaxNote } from "../../catalogue/prices/tax-note.tsx";
import { loadCatalogue, useCatalogue } from "../../catalogue/store/catalogue.ts";
import {
  closeOfferDialog,
  runCardAction,
  useCardAction,
  useOfferDialog,
} from "../cart/offer-dialog-store.ts";
import { nextChargeOf } from "../../subscriptions/plan/next-charge.ts";
import { ShortDate } from "../../../platform/formats/short-date.tsx";

/** What a trial means, before it goes into the cart: nothing today, what and when after that, and how to stop it. */
export function TrialDialog() {
  const { t } = useLingui();
  const { dialog, open } = useOfferDialog();
  const products = useCatalogue((state) => state.products);
  useEffect(() => void loadCatalogue(), []);
  if (dialog?.kind !== "trial") return null;
  const trial = products.get(dialog.path);
  if (trial === undefined) return null;
  return (
    <Dialog
      open={open}
      onClose={closeOfferDialog}
      title={trial.name}
      closeLabel={t`Close`}
      family="subscriptions"
    >
      <Terms trial={trial} />
    </Dialog>
  );
}

function Terms({ trial }: { trial: CartItem }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy } = useCardAction();
  const [now] = useState(() => new Date());
  const charged = nextChargeOf(trial, now);
  const price =
    trial.interval === null || isMonthly(trial) ? (
      <Price of={trial.path} prices={trial.prices} language={language} />
    ) : (
      <PlanRate of={trial.path} prices={trial.prices} interval={trial.interval} />
    );
  const renewal = trial.discountPeriodCount === null ? price : <DiscountTerms product={trial} />;
  return (
    <>
      <Timeline
        entries={[
          {
            key: "today",
            when: <Trans>Today</Trans>,
            what: <Trans>You get everything in the plan. Nothing is charged.</Trans>,
          },
          {
            key: "first",
            when: charged === undefined ? null : <ShortDate date={charged} />,
            what: (
              <Trans>
                First charge: {price} <TaxNote />, unless you cancel first.
              </Trans>
            ),
          },
          {
            key: "later",
            when: isMonthly(trial) ? <Trans>Every month</Trans> : <Trans>After that</Trans>,
            what: (
              <Trans>Renews at {renewal} until you cancel. Cancel any time in your account.</Trans>
            ),
          },
        ]}
      />
      <div className="pt-7">
        <Button
          wide
          busy={busy}
          onClick={() => void runCardAction("add_to_cart", trial.path, { navigate })}
        >
          <ActionLabel type="trial" />
        </Button>
      </div>
      <p className="pt-3 text-14 text-faint">
        <Trans>One trial per person.</Trans>
      </p>
    </>
  );
}

function isMonthly({ interval }: Pick<CartItem, "interval">): boolean {
  return interval?.unit === "m" && interval.count === 1;
}
