import { deriveUser, type DerivedUser } from "@autotune/commerce";
import type { SummaryPlan } from "../../features/subscriptions/api/read-summary.ts";
import { useSummary } from "../../features/subscriptions/summary/summary.ts";
import { useUser } from "../../features/identity/session/user-store.ts";
import { useLanguage } from "../../platform/i18n/language.ts";

/** Derived from the signed-in person's data; null for everybody else. */
export function useDerivedUser(): DerivedUser<SummaryPlan> | null {
  const user = useUser((state) => state.user);
  const summary = useSummary();
  const language = useLanguage();
  if (user === null) return null;
  return deriveUser(user, summary.status === "known" ? summary : null, language);
}
