import type { Language } from "@autotune/routes";
import { Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import {
  frameContainerId,
  loadProvider,
  type Payment,
  type ProviderListener,
} from "./provider-script.ts";

interface ProviderFrameProps extends Omit<ProviderListener, "onSession"> {
  payment: Payment;
  sessionId: string;
  language: Language;
  /** The library is out of reach. */
  onMissing: () => void;
}

/** The card form. It is the provider's: neither the page nor our server sees what is typed into it. */
export function ProviderFrame(props: ProviderFrameProps) {
  const { payment, sessionId, language } = props;
  const [shown, setShown] = useState(false);
  const onClosed = useEffectEvent(props.onClosed);
  const onOrder = useEffectEvent(props.onOrder);
  const onError = useEffectEvent(props.onError);
  const onMissing = useEffectEvent(props.onMissing);
  const { scriptUrl, storefront } = payment;

  useEffect(
    () =>
      loadProvider(
        { scriptUrl, storefront },
        {
          onClosed: (value) => onClosed(value),
          onOrder: (value) => onOrder(value),
          onError: (status, text) => onError(status, text),
          onSession: () => setShown(true),
        },
        (builder) => {
          builder.language(language);
          builder.checkout(sessionId);
        },
        () => onMissing(),
      ),
    [scriptUrl, storefront, sessionId, language],
  );

  return (
    <>
      {storefront.includes("popup") ? (
        <p className="text-16 text-muted">
          <Trans>The payment window of our partner is open.</Trans>
        </p>
      ) : shown ? null : (
        <Skeleton className="h-96 w-full rounded-16" />
      )}
      <div id={frameContainerId} className="overflow-hidden rounded-16" />
      <p className="mt-4 text-14 text-muted">
        <Trans>The card form belongs to our payment partner. We never see your number.</Trans>
      </p>
    </>
  );
}
