import { linkTo } from "@autotune/routes";
import { Button, buttonClass, Notice, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../i18n/language.ts";
import { ConfirmationPanel } from "./confirmation-panel.tsx";
import { LinkResult } from "./link-result.tsx";

/** The skeleton of what is loading. */
export function LinkLoading() {
  return <Skeleton className="h-80 w-full rounded-24" />;
}

interface LinkExpiredProps {
  takesFocus?: boolean;
}

export function LinkExpired({ takesFocus = false }: LinkExpiredProps) {
  return (
    <LinkResult
      title={<Trans>This link does not work any more.</Trans>}
      takesFocus={takesFocus}
      actions={<AccountLink />}
    >
      <Trans>
        It was used before, it is too old, it was withdrawn, or a part of it got lost. Your account
        says how things stand, and there you can ask for a new one.
      </Trans>
    </LinkResult>
  );
}

export function LinkUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <ConfirmationPanel
      title={<Trans>We could not look that up.</Trans>}
      actions={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p role="alert">
        <Trans>Nothing has happened. The connection or our server failed just now.</Trans>
      </p>
    </ConfirmationPanel>
  );
}

/** The request failed; the button can be clicked again. */
export function PressFailed() {
  return (
    <Notice tone="danger">
      <Trans>Could not process your request at this time. Please try again.</Trans>
    </Notice>
  );
}

export function AccountLink() {
  return (
    <Link to={linkTo("Overview", {}, useLanguage())} className={buttonClass("secondary")}>
      <Trans>To my account</Trans>
    </Link>
  );
}
