import { linkTo } from "@autotune/routes";
import { Button, buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { submitPriceAlertLink } from "../api/price-alerts.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { LinkResult } from "../../../platform/link-pages/link-result.tsx";
import { LinkExpired, PressFailed } from "../../../platform/link-pages/link-states.tsx";
import { usePress } from "../../../platform/link-pages/use-press.ts";

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
          <Trans>A mail when your price is reached</Trans>
        ) : (
          <Trans>Forget the price that you wished for?</Trans>
        )
      }
      actions={
        <Button wide busy={busy} onClick={press}>
          {action === "confirm" ? <Trans>Yes, tell me</Trans> : <Trans>Forget this wish</Trans>}
        </Button>
      }
    >
      <p>
        {action === "confirm" ? (
          <Trans>
            You get one mail when the product costs the price in our mail, or less. After twelve
            months we forget the wish.
          </Trans>
        ) : (
          <Trans>We then do not write about this price.</Trans>
        )}
      </p>
      {outcome === "failed" ? <PressFailed /> : null}
    </ConfirmationPanel>
  );
}

function Watching() {
  return (
    <LinkResult title={<Trans>We keep an eye on it.</Trans>} takesFocus actions={<ProductsLink />}>
      <Trans>
        One mail comes when the price is reached. A link in the mail that you came from ends it
        before.
      </Trans>
    </LinkResult>
  );
}

function Forgotten() {
  return (
    <LinkResult title={<Trans>The wish is forgotten.</Trans>} takesFocus actions={<ProductsLink />}>
      <Trans>No mail comes about this price.</Trans>
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
