import { newsletterLinkDays } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Button, buttonClass } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { usePress } from "../../../platform/link-pages/use-press.ts";
import { confirmNewsletter } from "./confirm-newsletter.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import { newsletterFailed } from "./newsletter-failed.ts";

/** The page behind the email's link. Opening it confirms nothing: programs that scan mail do that too. */
export function NewsletterConfirmation({ token }: { token: string }) {
  const { press, busy, outcome } = usePress(() => confirmNewsletter(token));
  if (outcome === "done") return <Confirmed />;
  if (outcome === "expired") return <Expired />;
  return (
    <ConfirmationPanel
      title={<Trans>One last click.</Trans>}
      actions={
        <Button wide busy={busy} onClick={press}>
          <Trans>Yes, send me the newsletter</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Confirm, and we’ll send you the next newsletter.</Trans>
      </p>
      <FailureNotice outcome={outcome} otherwise={newsletterFailed} />
    </ConfirmationPanel>
  );
}

function Confirmed() {
  return (
    <ConfirmationPanel
      title={<Trans>You’re in.</Trans>}
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
        <Trans>Your email is confirmed. Look for the next newsletter in your inbox.</Trans>
      </p>
    </ConfirmationPanel>
  );
}

function Expired() {
  return (
    <ConfirmationPanel title={<Trans>This link has expired.</Trans>} takesFocus>
      <p>
        <Trans>
          Links work for <Plural value={newsletterLinkDays} one="# day" other="# days" />. Sign up
          again and we’ll send you a new one.
        </Trans>
      </p>
      <div className="text-text">
        <NewsletterForm />
      </div>
    </ConfirmationPanel>
  );
}
