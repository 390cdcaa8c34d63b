import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { useFocusAround } from "./use-focus-around.ts";

interface RetryButtonProps extends Pick<
  ComponentProps<typeof Button>,
  "size" | "variant" | "wide"
> {
  onRetry: () => void;
}

/** Loads again what has failed, and is gone then with its message. */
export function RetryButton({ onRetry, ...look }: RetryButtonProps) {
  return (
    <Button ref={useFocusAround<HTMLButtonElement>()} onClick={onRetry} {...look}>
      <Trans>Try again</Trans>
    </Button>
  );
}
