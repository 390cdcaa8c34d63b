import { linkTo, type Language } from "@autotune/routes";

interface LinkedPlan {
  readonly id: number;
  /** The provider's id. */
  readonly providerId: string;
}

/** The link to the page of a plan. */
export function planLink({ id, providerId }: LinkedPlan, language: Language): string {
  const query = new URLSearchParams({ fs_id: providerId });
  return `${linkTo("SubscriptionDetail", { id: String(id) }, language)}?${query}`;
}
