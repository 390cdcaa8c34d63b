import { buttonClass, Menu, menuItemClass } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { AccountEntries } from "../features/navigation/account-entries.tsx";
import { followSummary } from "../state/summary.ts";
import { useUser } from "../state/user.ts";

/** Only for a signed-in person. */
export function UserMenu() {
  const { t } = useLingui();
  const location = useLocation();
  const user = useUser((state) => state.user);
  const id = user?.id;
  const name = user?.pi_first_name || user?.email || "";

  useEffect(() => (id === undefined ? undefined : followSummary()), [id]);

  // By its key it is a new, closed menu after every navigation.
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
      <AccountEntries entryClass={menuItemClass} />
    </Menu>
  );
}
