import { Badge } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

/** Says that the people of a text are invented. */
export function SampleMark() {
  return (
    <Badge tone="neutral">
      <Trans>Sample</Trans>
    </Badge>
  );
}
