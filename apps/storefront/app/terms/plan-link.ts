import { linkTo, type Language } from "@autotune/routes";

interface LinkedPlan {
  readonly id: number;
  /** The provider's name of it. */
  readonly providerId: string;
}

/** To all that can be seen of a plan and done with it. */
export function planLink({ id, providerId }: LinkedPlan, language: Language): string {
  const query = new URLSearchParams({ fs_id: providerId });
  return `${linkTo("SubscriptionDetail", { id: String(id) }, language)}?${query}`;
}
