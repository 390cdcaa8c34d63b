import { linkTo } from "@autotune/routes";
import { Button, buttonClass, Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { usePress } from "../../../platform/link-pages/use-press.ts";
import { confirmNewsletter } from "./confirm-newsletter.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The page behind the email's link. Opening it confirms nothing: programs that scan mail do that too. */
export function NewsletterConfirmation({ token }: { token: string }) {
  const { press, busy, outcome } = usePress(() => confirmNewsletter(token));
  if (outcome === "done") return <Confirmed />;
  if (outcome === "expired") return <Expired />;
  return (
    <ConfirmationPanel
      title={<Trans>One press left.</Trans>}
      actions={
        <Button wide busy={busy} onClick={press}>
          <Trans>Yes, send me the newsletter</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Confirm that you want the newsletter, and the next one comes to your inbox.</Trans>
      </p>
      {outcome === "failed" ? (
        <Notice tone="danger">
          <Trans>Unable to process request at this time. Please try again later.</Trans>
        </Notice>
      ) : null}
    </ConfirmationPanel>
  );
}

function Confirmed() {
  return (
    <ConfirmationPanel
      title={<Trans>You're in.</Trans>}
      takesFocus
      actions={
        <Link
          to={linkTo("Products", {}, useLanguage())}
          className={`${buttonClass("secondary")} w-full`}
        >
          <Trans>See the products</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Your address is confirmed. The next newsletter comes to your inbox.</Trans>
      </p>
    </ConfirmationPanel>
  );
}

function Expired() {
  return (
    <ConfirmationPanel title={<Trans>This link is too old.</Trans>} takesFocus>
      <p>
        <Trans>Links are good for seven days. Sign up again, and a new one comes to you.</Trans>
      </p>
      <div className="text-text">
        <NewsletterForm />
      </div>
    </ConfirmationPanel>
  );
}
