import { Button, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

export function OrdersUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel title={<Trans>We couldn’t load your orders.</Trans>}>
      <PanelPart>
        <p className="text-16 text-muted">
          <Trans>They’re safe. The connection or our server failed.</Trans>
        </p>
        <div className="mt-5">
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </PanelPart>
    </Panel>
  );
}
