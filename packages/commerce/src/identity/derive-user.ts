import { fullName } from "./name-order.ts";

/** What the account response says of a person. */
interface UserFacts {
  readonly pi_first_name: string;
  readonly pi_last_name: string;
  readonly pi_city: string;
  readonly pi_state: string;
  readonly pi_postal_code: string;
  readonly is_active_subscriber: boolean;
  readonly is_active_trialer: boolean;
}

/** What the summary says of them. */
interface SummaryFacts<Plan> {
  readonly isActiveSubscriber: boolean;
  readonly isActiveTrialer: boolean;
  readonly wasTrialer: boolean;
  /** How many trials they may still begin. */
  readonly hasAvailableTrial: number;
  readonly availableUpgrades: number;
  readonly plans: readonly Plan[];
}

export interface DerivedUser<Plan> {
  readonly isSubscriber: boolean;
  readonly isTrialer: boolean;
  readonly wasTrialer: boolean;
  readonly hasAvailableTrial: boolean;
  /** The plan that is in its free days. */
  readonly trialSub: Plan | undefined;
  readonly hasAvailableUpgrades: boolean;
  readonly fullName: string;
  /** As on an envelope: "Oakland, CA 94607". */
  readonly cityStatePostalLine: string;
}

/** What is derived from what the shop knows of a person. Until the summary is there, nothing is offered. */
export function deriveUser<Plan extends { readonly state: string }>(
  user: UserFacts,
  summary: SummaryFacts<Plan> | null,
  language: string,
): DerivedUser<Plan> {
  return {
    isSubscriber: summary?.isActiveSubscriber ?? user.is_active_subscriber,
    isTrialer: summary?.isActiveTrialer ?? user.is_active_trialer,
    wasTrialer: summary?.wasTrialer ?? false,
    hasAvailableTrial: (summary?.hasAvailableTrial ?? 0) > 0,
    trialSub: summary?.plans.find(({ state }) => state === "trial"),
    hasAvailableUpgrades: (summary?.availableUpgrades ?? 0) > 0,
    fullName: fullName(
      { firstName: user.pi_first_name.trim(), lastName: user.pi_last_name.trim() },
      language,
    ),
    cityStatePostalLine: join(
      [user.pi_city, join([user.pi_state, user.pi_postal_code], " ")],
      ", ",
    ),
  };
}

function join(parts: readonly string[], between: string): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(between);
}
