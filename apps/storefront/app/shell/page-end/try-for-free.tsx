import { trialPathOf, unlimitedMonthly } from "@autotune/commerce";
import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { useNavigate } from "react-router";
import { runCardAction, useCardAction } from "../../state/offer-dialogs.ts";

/** Puts the trial into the cart. */
export function TryForFree() {
  const navigate = useNavigate();
  const button = useId();
  const running = useCardAction();
  return (
    <Button
      busy={running.button === button}
      looksDisabled={running.busy}
      onClick={() =>
        void runCardAction("add_to_cart", trialPathOf(unlimitedMonthly), { navigate, button })
      }
    >
      <Trans>Try for Free</Trans>
    </Button>
  );
}
