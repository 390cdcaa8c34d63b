import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useIsHydrated } from "../../platform/lazy/use-is-hydrated.ts";
import { openConsentSettings } from "./consent-settings.ts";

export function ChangeChoice() {
  // Before hydration a click would be lost silently.
  const isHydrated = useIsHydrated();
  return (
    <Button variant="secondary" looksDisabled={!isHydrated} onClick={openConsentSettings}>
      <Trans>Change your choice</Trans>
    </Button>
  );
}
