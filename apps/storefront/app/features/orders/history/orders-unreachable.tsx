import { Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { RetryButton } from "../../../platform/focus/retry-button.tsx";

export function OrdersUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel title={<Trans>We couldn’t load your orders.</Trans>}>
      <PanelPart>
        <p className="text-16 text-muted">
          <Trans>They’re safe. The connection or our server failed.</Trans>
        </p>
        <div className="mt-5">
          <RetryButton onRetry={onRetry} />
        </div>
      </PanelPart>
    </Panel>
  );
}
