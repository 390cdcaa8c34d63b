import { linkTo } from "@autotune/routes";
import { Button, buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { LinkResult } from "../../../platform/link-pages/link-result.tsx";
import { LinkExpired } from "../../../platform/link-pages/link-states.tsx";
import { usePress } from "../../../platform/link-pages/use-press.ts";
import { confirmCancellation } from "./confirm-cancellation.ts";

/** The page behind the link of a cancellation's receipt. Nothing happens before a click. */
export function CancellationConfirmation({ token }: { token: string }) {
  const language = useLanguage();
  const { press, busy, outcome } = usePress(() => confirmCancellation(token));
  if (outcome?.kind === "expired") return <LinkExpired takesFocus />;
  if (outcome?.kind === "confirmed") {
    const day =
      outcome.endsAt === null
        ? undefined
        : new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(outcome.endsAt);
    return (
      <LinkResult
        title={
          day === undefined ? (
            <Trans>Your cancellation is confirmed.</Trans>
          ) : (
            <Trans>Your plan is canceled.</Trans>
          )
        }
        takesFocus
        actions={
          <Link to={linkTo("Overview", {}, language)} className={buttonClass("secondary")}>
            <Trans>Go to your account</Trans>
          </Link>
        }
      >
        {day === undefined ? (
          <Trans>
            Your plan ends with the paid time that your day falls into. We’ll email you then.
          </Trans>
        ) : (
          <Trans>It won’t renew. You can use it until {day}, and we’ll email you about it.</Trans>
        )}
      </LinkResult>
    );
  }
  return (
    <ConfirmationPanel
      title={<Trans>Cancel this plan?</Trans>}
      actions={
        <Button wide busy={busy} onClick={press}>
          <Trans>Yes, cancel the plan</Trans>
        </Button>
      }
    >
      <p>
        <Trans>It runs to the end of the time you’ve paid for. Then nothing more is charged.</Trans>
      </p>
      <FailureNotice outcome={outcome} />
    </ConfirmationPanel>
  );
}
