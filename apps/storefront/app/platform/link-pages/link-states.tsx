import { linkTo } from "@autotune/routes";
import { buttonClass, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { RetryButton } from "../focus/retry-button.tsx";
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
      title={<Trans>This link no longer works.</Trans>}
      takesFocus={takesFocus}
      actions={<AccountLink />}
    >
      <Trans>
        It has already been used, has expired, was canceled or is incomplete. Your account shows the
        current status, and you can request a new link there.
      </Trans>
    </LinkResult>
  );
}

export function LinkUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <ConfirmationPanel
      title={<Trans>We couldn’t open this link.</Trans>}
      actions={<RetryButton onRetry={onRetry} />}
    >
      <p role="alert">
        <Trans>Nothing has changed. The connection or our server failed.</Trans>
      </p>
    </ConfirmationPanel>
  );
}

export function AccountLink() {
  return (
    <Link to={linkTo("Overview", {}, useLanguage())} className={buttonClass("secondary")}>
      <Trans>Go to my account</Trans>
    </Link>
  );
}
