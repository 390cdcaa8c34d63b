import { linkTo } from "@autotune/routes";
import { useLanguage } from "../i18n/language.ts";
import { useSignedInStanding } from "../state/plan-standing.ts";
import { planLink } from "./plan-link.ts";

/** Where the plan that a person has is looked after; their account where there is none, or more than one. */
export function usePlanPage(): string {
  const language = useLanguage();
  const plan = useSignedInStanding((state) => state.plan);
  return plan === null ? linkTo("Overview", {}, language) : planLink(plan, language);
}
