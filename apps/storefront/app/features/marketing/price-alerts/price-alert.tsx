import { priceAlertMonths, formatMoney, type Money } from "@autotune/commerce";
import { Button } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { fetchOwnPriceAlert, deleteOwnPriceAlert } from "../api/price-alerts.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { FactCard } from "../../catalogue/price-history/fact-card.tsx";
import { PriceAlertForm } from "./price-alert-form.tsx";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import { useAction } from "../../../platform/queries/use-action.ts";

interface PriceAlertProps {
  path: string;
  name: string;
  price: Money;
}

/** Sends an email when a product's price falls to the wished one. A signed-in person sees their alert. */
export function PriceAlert(props: PriceAlertProps) {
  const email = useUser(({ user }) => user?.email);
  const [typedEmail, setTypedEmail] = useState("");
  return (
    <FactCard title={<Trans>Get a price alert</Trans>}>
      {email === undefined ? (
        // In another currency the wish is another one, the address is not.
        <PriceAlertForm
          key={props.price.currency}
          {...props}
          email={{ typed: typedEmail, onType: setTypedEmail }}
        />
      ) : (
        <AlertOfAccount key={email} {...props} />
      )}
    </FactCard>
  );
}

function AlertOfAccount({ path, name, price }: PriceAlertProps) {
  const [own, setOwn] = useState<Money | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is removed with its container.
  const show = (alert: Money | null) => {
    setOwn(alert);
    place.current?.focus({ preventScroll: true });
  };

  useEffect(() => {
    const stop = new AbortController();
    void fetchOwnPriceAlert(path, stop.signal).then((alert) => {
      if (!stop.signal.aborted && alert !== undefined) setOwn(alert);
    });
    return () => stop.abort();
  }, [path]);

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {own === null ? (
        <PriceAlertForm key={price.currency} path={path} price={price} onWatching={show} />
      ) : (
        <OwnAlert path={path} name={name} wish={own} onForgotten={() => show(null)} />
      )}
    </div>
  );
}

interface OwnAlertProps {
  path: string;
  name: string;
  wish: Money;
  onForgotten: () => void;
}

function OwnAlert({ path, name, wish, onForgotten }: OwnAlertProps) {
  const language = useLanguage();
  const { run, busy, failure } = useAction(() => deleteOwnPriceAlert(path), onForgotten);
  const shown = formatMoney(wish, language);
  return (
    <div className="mt-4 grid gap-4">
      <p role="status" className="text-16 text-muted">
        <Trans>
          We’ll email you when {name} costs {shown} or less. The alert expires after{" "}
          <Plural value={priceAlertMonths} one="# month" other="# months" />.
        </Trans>
      </p>
      <FailureNotice outcome={failure} />
      <div>
        <Button variant="secondary" size="small" busy={busy} onClick={run}>
          <Trans>Remove alert</Trans>
        </Button>
      </div>
    </div>
  );
}
