import type { Language } from "@autotune/routes";
import { buttonClass, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState, type Ref } from "react";
import { frameContainerId, loadProvider, type Payment, type ProviderListener } from "./provider.ts";

interface ProviderFrameProps extends ProviderListener {
  payment: Payment;
  sessionId: string;
  language: Language;
  /** A payment is in progress in the frame. */
  submitted: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  /** The library cannot be loaded, or does not respond. */
  onMissing: () => void;
  onCancel: () => void;
}

/** Without a sign of the session by then, the provider counts as unreachable. */
const longest = 20_000;

/** The card form. It is the provider's: neither the page nor our server sees what is entered. */
export function ProviderFrame(props: ProviderFrameProps) {
  const { payment, sessionId, language, submitted, headingRef, onCancel } = props;
  const [shown, setShown] = useState(false);
  const onClosed = useEffectEvent(props.onClosed);
  const onOrder = useEffectEvent(props.onOrder);
  const onError = useEffectEvent(props.onError);
  const onEvent = useEffectEvent(props.onEvent);
  const onSession = useEffectEvent(props.onSession);
  const onMissing = useEffectEvent(props.onMissing);
  const { scriptUrl, storefront } = payment;

  useEffect(() => {
    const patience = setTimeout(() => onMissing(), longest);
    const unload = loadProvider(
      { scriptUrl, storefront },
      {
        onClosed: (value) => onClosed(value),
        onOrder: (value) => onOrder(value),
        onError: (status, text) => onError(status, text),
        onEvent: (value) => onEvent(value),
        onSession: (value) => {
          clearTimeout(patience);
          setShown(true);
          onSession(value);
        },
      },
      (builder) => {
        builder.language(language);
        builder.checkout(sessionId);
      },
      () => onMissing(),
    );
    return () => {
      clearTimeout(patience);
      unload();
    };
  }, [scriptUrl, storefront, sessionId, language]);

  return (
    <>
      <h3 ref={headingRef} tabIndex={-1} className="mb-3 scroll-mt-24 text-16 font-semibold">
        <Trans>Card or bank details</Trans>
      </h3>
      <p role="status" className="sr-only">
        {shown ? <Trans>The payment form is open.</Trans> : null}
      </p>
      {storefront.includes("popup") ? (
        <p className="text-16 text-muted">
          <Trans>Our payment partner’s window is open.</Trans>
        </p>
      ) : shown ? null : (
        <Skeleton className="h-96 w-full rounded-16" />
      )}
      <div id={frameContainerId} className="overflow-hidden rounded-16" />
      <p role="status" className="mt-4 text-14 text-muted empty:hidden">
        {submitted ? (
          <Trans>Processing your payment. Your cart and account stay locked until it’s done.</Trans>
        ) : null}
      </p>
      <p className="mt-4 text-14 text-muted">
        <Trans>The card form is run by our payment partner. We never see your card number.</Trans>
      </p>
      <button
        type="button"
        onClick={onCancel}
        className={`${buttonClass("quiet", "small")} mt-2 -ml-4`}
      >
        <Trans>Close the payment form</Trans>
      </button>
    </>
  );
}
