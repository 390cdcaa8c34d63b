import type { Freebie } from "../../catalogue/products/freebie.ts";

/** A plan that one of these products gives beside the plan that somebody has or buys. */
export function isAddon(
  path: string,
  givers: readonly { readonly freebies: readonly Freebie[] }[],
): boolean {
  return givers.some(({ freebies }) =>
    freebies.some((freebie) => freebie.path === path && freebie.subscriptionLineItemAddon),
  );
}
