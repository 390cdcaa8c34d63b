import { Button, Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { PromotionResult } from "../api/fetch-promotion.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { goToCheckout } from "../cart/cart.ts";
import { openSignIn } from "../../identity/session/sign-in-dialog.ts";
import { notifyTryAgain } from "../../../platform/notifications/notify-try-again.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { NotQualifiedText } from "./not-qualified-text.tsx";

interface PromotionOfferProps {
  result: PromotionResult | undefined;
  onRetry: () => void;
}

/** The cart button, or why the promotion is not available to this person. */
export function PromotionOffer({ result, onRetry }: PromotionOfferProps) {
  const isSignedOut = useUser((state) => state.status === "signedOut");
  switch (result?.kind) {
    case undefined:
      return (
        <Button busy wide>
          <Trans>Add to cart</Trans>
        </Button>
      );
    case "granted":
      return <Granted result={result} />;
    case "notQualified":
      return (
        <Notice
          tone="warning"
          {...(isSignedOut
            ? {
                action: (
                  <Button variant="secondary" size="small" onClick={() => openSignIn({ goOn })}>
                    <Trans>Sign in and check again</Trans>
                  </Button>
                ),
              }
            : {})}
        >
          <NotQualifiedText />
        </Notice>
      );
    case "tooMany":
    case "unavailable":
      return (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>We couldn’t check this promotion for you. Please try again.</Trans>
        </Notice>
      );
  }
}

/** The page fetches it again after a sign-in. */
const goOn = () => undefined;

function Granted({ result }: { result: Extract<PromotionResult, { kind: "granted" }> }) {
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const isAtWork = useRef(false);
  const { promotion, endsAt } = result;

  const add = async () => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setIsBusy(true);
    try {
      const { takePromotedProducts } = await import("./take-promoted-products.ts");
      const taken = await takePromotedProducts(promotion);
      if (taken.length > 0) goToCheckout();
      else notifyTryAgain();
    } catch {
      notifyTryAgain();
    }
    isAtWork.current = false;
    setIsBusy(false);
  };

  return (
    <div className="grid gap-3">
      <Button busy={isBusy} wide onClick={() => void add()}>
        <Trans>Add to cart</Trans>
      </Button>
      {endsAt === null ? null : (
        <p className="text-center text-14 text-muted">
          <Trans>Ends {formatEnd(endsAt, language)}</Trans>
        </p>
      )}
    </div>
  );
}

function formatEnd(endsAt: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(
    new Date(endsAt),
  );
}
