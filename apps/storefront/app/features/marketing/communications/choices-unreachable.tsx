import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { LinkResult } from "../../../platform/link-pages/link-result.tsx";

export function ChoicesUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <LinkResult
      title={<Trans>We couldn’t load your preferences.</Trans>}
      actions={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The connection or our server failed. Nothing was changed.</Trans>
    </LinkResult>
  );
}
