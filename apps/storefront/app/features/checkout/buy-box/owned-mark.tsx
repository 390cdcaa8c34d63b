import type { CartItem } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import { useOwnership } from "../../subscriptions/summary/use-ownership.ts";

/** Tells an owner that they own it. Everybody else sees nothing. */
export function OwnedMark({ product }: { product: CartItem }) {
  if (useOwnership(product) === undefined) return null;
  return (
    <p className="flex items-center gap-2.5 font-mono text-14 text-success">
      <span className="size-2 rounded-full bg-success" />
      <Trans>You own this</Trans>
    </p>
  );
}
