import { Trans } from "@lingui/react/macro";
import { RetryButton } from "../../../platform/focus/retry-button.tsx";
import { LinkResult } from "../../../platform/link-pages/link-result.tsx";

export function ChoicesUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <LinkResult
      title={<Trans>We couldn’t load your preferences.</Trans>}
      actions={<RetryButton onRetry={onRetry} />}
    >
      <Trans>The connection or our server failed. Nothing was changed.</Trans>
    </LinkResult>
  );
}
