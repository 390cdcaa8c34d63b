import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useIsHydrated } from "../../../platform/lazy/use-is-hydrated.ts";
import { canUsePasskeys } from "./passkey-sign-in.ts";

interface PasskeyButtonProps {
  /** Another attempt is running. */
  busy: boolean;
  onClick: () => void;
}

/** Signs in with a passkey of this device; only where the browser supports it. */
export function PasskeyButton({ busy, onClick }: PasskeyButtonProps) {
  const isOffered = useIsHydrated() && canUsePasskeys();
  if (!isOffered) return null;
  return (
    <Button
      variant="secondary"
      wide
      looksDisabled={busy}
      onClick={() => (busy ? undefined : onClick())}
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-[1.4] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <circle cx="7" cy="7" r="4" />
        <path d="m10 10 6.5 6.5M13.5 13.5l2-2" />
      </svg>
      <Trans>Sign in with a passkey</Trans>
    </Button>
  );
}
