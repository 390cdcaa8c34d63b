import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

interface CancelButtonProps {
  /** A request under way cannot be cancelled by leaving its form. */
  busy: boolean;
  onCancel: () => void;
}

/** Leaves a form, unless its request is under way. */
export function CancelButton({ busy, onCancel }: CancelButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      looksDisabled={busy}
      onClick={() => (busy ? undefined : onCancel())}
    >
      <Trans>Cancel</Trans>
    </Button>
  );
}
