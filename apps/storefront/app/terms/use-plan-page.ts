import { linkTo } from "@autotune/routes";
import { useLanguage } from "../i18n/language.ts";
import { useSignedInStatus } from "../state/plan-standing.ts";
import { planLink } from "./plan-link.ts";

/** The page that manages the person's plan; their account where there is none, or more than one. */
export function usePlanPage(): string {
  const language = useLanguage();
  const plan = useSignedInStatus((state) => state.plan);
  return plan === null ? linkTo("Overview", {}, language) : planLink(plan, language);
}
