import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useIsAlive } from "../../document/use-is-alive.ts";
import { openConsentSettings } from "../../state/consent-settings.ts";

export function ChangeChoice() {
  // Before hydration a click would be lost silently.
  const isAlive = useIsAlive();
  return (
    <Button variant="secondary" looksDisabled={!isAlive} onClick={openConsentSettings}>
      <Trans>Change your choice</Trans>
    </Button>
  );
}
