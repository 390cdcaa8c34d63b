import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useIsAlive } from "../../platform/lazy/use-is-hydrated.ts";
import { openConsentSettings } from "./consent-settings.ts";

export function ChangeChoice() {
  // Before hydration a click would be lost silently.
  const isAlive = useIsAlive();
  return (
    <Button variant="secondary" looksDisabled={!isAlive} onClick={openConsentSettings}>
      <Trans>Change your choice</Trans>
    </Button>
  );
}
