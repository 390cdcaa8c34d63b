import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

interface CancelButtonProps {
  /** What is on its way cannot be called back by leaving its form. */
  busy: boolean;
  onCancel: () => void;
}

/** Leaves a form, unless what it asks for is under way. */
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
