import { Badge } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

/** Notes that the people in a text are invented. */
export function SampleMark() {
  return (
    <Badge tone="neutral">
      <Trans>Sample</Trans>
    </Badge>
  );
}
