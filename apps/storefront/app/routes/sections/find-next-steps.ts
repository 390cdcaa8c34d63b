import type { OwnedProduct } from "../../features/licensing/api/fetch-owned-products.ts";
import type { OpenEmailChange } from "../../features/identity/api/email-change.ts";
import type { SummaryPlan } from "../../features/subscriptions/api/read-summary.ts";

/** Something open in an account that its owner can act on. */
export type NextStep =
  | { readonly kind: "overdue"; readonly plan: SummaryPlan }
  | { readonly kind: "transfer"; readonly licence: OwnedProduct }
  | { readonly kind: "address"; readonly newEmail: string }
  /** Equal licences are one step. */
  | { readonly kind: "install"; readonly licences: readonly [OwnedProduct, ...OwnedProduct[]] };

interface Account {
  readonly plans: readonly SummaryPlan[];
  readonly owned: readonly OwnedProduct[];
  /** The pending email change. */
  readonly change: OpenEmailChange | null;
  readonly now: Date;
}

/** Milliseconds. After this, a licence without an installation is not wanted or predates our records. */
const newFor = 30 * 86_400_000;

/** The open steps, the most urgent first. */
export function findNextSteps({ plans, owned, change, now }: Account): NextStep[] {
  const usable = owned.filter(({ upgradedTo, isFromPlan }) => upgradedTo === null && !isFromPlan);
  const isNew = ({ grantedAt }: OwnedProduct) => now.getTime() - Date.parse(grantedAt) < newFor;
  return [
    ...plans
      .filter(({ state }) => state === "overdue")
      .map((plan) => ({ kind: "overdue", plan }) as const),
    ...usable
      .filter(({ isInTransfer }) => isInTransfer)
      .map((licence) => ({ kind: "transfer", licence }) as const),
    ...(change === null ? [] : [{ kind: "address", newEmail: change.newEmail } as const]),
    ...byProduct(
      usable.filter((licence) => !licence.isActivated && !licence.isInTransfer && isNew(licence)),
    ).map((licences) => ({ kind: "install", licences }) as const),
  ];
}

function byProduct(owned: readonly OwnedProduct[]): [OwnedProduct, ...OwnedProduct[]][] {
  const products = new Map<string, [OwnedProduct, ...OwnedProduct[]]>();
  for (const licence of owned) {
    const equal = products.get(licence.path);
    if (equal === undefined) products.set(licence.path, [licence]);
    else equal.push(licence);
  }
  return [...products.values()];
}
