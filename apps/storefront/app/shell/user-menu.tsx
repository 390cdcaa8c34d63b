import { linkTo } from "@autotune/routes";
import { buttonClass, Menu, menuItemClass } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";
import { useLanguage } from "../i18n/language.ts";
import { logOut } from "../state/log-out-user.ts";
import { usePaying } from "../state/paying.ts";
import { useUser } from "../state/user.ts";

/** Only for a signed-in person. */
export function UserMenu() {
  const { t } = useLingui();
  const language = useLanguage();
  const location = useLocation();
  const user = useUser((state) => state.user);
  const { paying } = usePaying();
  const name = user?.pi_first_name || user?.email || "";

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
      <li>
        <Link to={linkTo("Orders", {}, language)} className={menuItemClass}>
          <Trans>Order History</Trans>
        </Link>
      </li>
      <li>
        <button
          type="button"
          aria-disabled={paying}
          onClick={() => (paying ? undefined : void logOut())}
          className={menuItemClass}
        >
          <Trans>Logout</Trans>
        </button>
      </li>
    </Menu>
  );
}
