import { priceAlertMonths } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Button, buttonClass } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { submitPriceAlertLink } from "../api/price-alerts.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { LinkResult } from "../../../platform/link-pages/link-result.tsx";
import { LinkExpired } from "../../../platform/link-pages/link-states.tsx";
import { usePress } from "../../../platform/link-pages/use-press.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface PriceAlertConfirmationProps {
  token: string;
  /** Which email the link came from. */
  action: "confirm" | "forget";
}

/** The page behind the link of a price alert's email. Nothing happens before a click. */
export function PriceAlertConfirmation({ token, action }: PriceAlertConfirmationProps) {
  const { press, busy, outcome } = usePress(() => submitPriceAlertLink(action, token));
  if (outcome === "expired") return <LinkExpired takesFocus />;
  if (outcome === "done") return action === "confirm" ? <Watching /> : <Forgotten />;
  return (
    <ConfirmationPanel
      title={
        action === "confirm" ? (
          <Trans>Confirm your price alert</Trans>
        ) : (
          <Trans>Remove this price alert?</Trans>
        )
      }
      actions={
        <Button wide busy={busy} onClick={press}>
          {action === "confirm" ? <Trans>Yes, alert me</Trans> : <Trans>Remove price alert</Trans>}
        </Button>
      }
    >
      <p>
        {action === "confirm" ? (
          <Trans>
            We’ll send one email when the product drops to the price in our email or below. The
            alert expires after <Plural value={priceAlertMonths} one="# month" other="# months" />.
          </Trans>
        ) : (
          <Trans>We’ll stop watching this price for you.</Trans>
        )}
      </p>
      <FailureNotice outcome={outcome} />
    </ConfirmationPanel>
  );
}

function Watching() {
  return (
    <LinkResult title={<Trans>Price alert confirmed.</Trans>} takesFocus actions={<ProductsLink />}>
      <Trans>
        We’ll send one email when the price is reached. To stop sooner, use the link in the email
        you came from.
      </Trans>
    </LinkResult>
  );
}

function Forgotten() {
  return (
    <LinkResult title={<Trans>Price alert removed.</Trans>} takesFocus actions={<ProductsLink />}>
      <Trans>You won’t get an email about this price.</Trans>
    </LinkResult>
  );
}

function ProductsLink() {
  return (
    <Link to={linkTo("Products", {}, useLanguage())} className={buttonClass("secondary")}>
      <Trans>See the products</Trans>
    </Link>
  );
}
