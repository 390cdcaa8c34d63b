import { buttonClass, Menu, menuItemClass } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { AccountEntries } from "../navigation/account-entries.tsx";
import { useDerivedUser } from "./derived-user.ts";
import {
  onlyPlanOf,
  subscriptionStatusOf,
  useSignedInStatus,
} from "../../features/subscriptions/summary/subscription-status.ts";
import { followProductChanges } from "../../features/subscriptions/summary/product-changes.ts";
import {
  followSummary,
  refreshSummary,
  useSummary,
} from "../../features/subscriptions/summary/summary.ts";
import { useUser } from "../../features/identity/session/user-store.ts";
import { useLanguage } from "../../platform/i18n/language.ts";

/** What the account holds, and what the bar offers because of it. */
function followAccount(): () => void {
  const stopStatus = useSummary.subscribe((summary) =>
    useSignedInStatus.setState({
      subscriptionStatus: summary.status === "known" ? subscriptionStatusOf(summary) : "unknown",
      plan: onlyPlanOf(summary),
      ownedProducts: summary.ownedProducts,
    }),
  );
  const stopChanges = followProductChanges();
  const stopSummary = followSummary();
  return () => {
    stopSummary();
    stopChanges();
    stopStatus();
  };
}

/** Only for a signed-in person. */
export function UserMenu() {
  const { t } = useLingui();
  const location = useLocation();
  const user = useUser((state) => state.user);
  const id = user?.id;
  const fullName = useDerivedUser()?.fullName ?? "";
  const name = user?.pi_first_name || user?.email || "";

  useEffect(() => (id === undefined ? undefined : followAccount()), [id]);

  const language = useLanguage();
  const readIn = useRef(language);
  useEffect(() => {
    if (readIn.current === language) return;
    readIn.current = language;
    // Names of plans and products come in the page's language.
    void refreshSummary();
  }, [language]);

  // The key closes the menu on every navigation.
  return (
    <Menu
      key={location.key}
      buttonClass={`${buttonClass("quiet", "small")} max-sm:px-1`}
      button={
        <>
          <span className="sr-only">{t`Your account:`} </span>
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-violet text-14 font-bold text-ink uppercase sm:hidden"
          >
            {Array.from(name)[0]}
          </span>
          <span className="max-w-32 truncate max-sm:sr-only">{name}</span>
        </>
      }
    >
      <li className="mb-1.5 border-b border-line px-3 pt-1 pb-2.5 text-12 text-muted wrap-anywhere">
        {fullName === "" ? null : <p className="text-14 font-medium text-text">{fullName}</p>}
        {user?.email}
      </li>
      <AccountEntries entryClass={menuItemClass} />
    </Menu>
  );
}
