import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { openConsentSettings } from "./consent-settings.ts";

export function ChangeChoice() {
  return (
    <Button variant="secondary" onClick={openConsentSettings}>
      <Trans>Change your choice</Trans>
    </Button>
  );
}
