import { linkTo } from "@autotune/routes";
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { logOut } from "../../features/identity/session/log-out.ts";
import { usePaying } from "../../features/checkout/cart/paying.ts";
import { useSummary } from "../../features/subscriptions/summary/summary.ts";

/** The menu entries of a signed-in person, as list items. */
export function AccountEntries({ entryClass }: { entryClass: string }) {
  const language = useLanguage();
  const { paying } = usePaying();
  const { availableUpgrades: count } = useSummary();
  return (
    <>
      <li>
        <Link to={linkTo("Overview", {}, language)} className={entryClass}>
          <Trans>My Account</Trans>
        </Link>
      </li>
      <li>
        <Link to={linkTo("Profile", {}, language)} className={entryClass}>
          <Trans>Account Settings</Trans>
        </Link>
      </li>
      <li>
        <Link to={linkTo("Orders", {}, language)} className={entryClass}>
          <Trans>Order History</Trans>
        </Link>
      </li>
      <li>
        <Link
          to={linkTo("UserUpgrades", {}, language)}
          className={`${entryClass} flex-wrap gap-x-2 py-2`}
        >
          <Trans>Available Offers</Trans>{" "}
          {count === 0 ? null : (
            <span className="rounded-full bg-violet px-2 text-12 font-medium text-ink">
              <Plural value={count} one="# Available Upgrade" other="# Available Upgrades" />
            </span>
          )}
        </Link>
      </li>
      <li>
        <button
          type="button"
          aria-disabled={paying}
          onClick={() => (paying ? undefined : void logOut())}
          className={entryClass}
        >
          <Trans>Logout</Trans>
        </button>
      </li>
    </>
  );
}
