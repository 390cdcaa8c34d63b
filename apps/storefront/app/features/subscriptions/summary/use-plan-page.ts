import { linkTo } from "@autotune/routes";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useSignedInStatus } from "./subscription-status.ts";
import { planLink } from "../plan/plan-link.ts";

/** The page that manages the person's plan; their account where there is none, or more than one. */
export function usePlanPage(): string {
  const language = useLanguage();
  const plan = useSignedInStatus((state) => state.plan);
  return plan === null ? linkTo("Overview", {}, language) : planLink(plan, language);
}
