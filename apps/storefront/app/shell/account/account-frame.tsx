import { linkTo } from "@autotune/routes";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { useSummary } from "../../features/subscriptions/summary/summary.ts";

interface AccountFrameProps {
  title: ReactNode;
  children: ReactNode;
}

/** A page of the account, with the navigation to the others beside it. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  return (
    <div className="wrap pt-8 pb-20 sm:pt-14">
      <h1 className="mb-6 text-48 sm:mb-9">{title}</h1>
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[13.5rem_minmax(0,1fr)]">
        <AccountNav />
        <div tabIndex={-1} className="grid min-w-0 gap-5 outline-none">
          {children}
        </div>
      </div>
    </div>
  );
}

function AccountNav() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <nav aria-label={t`Account`}>
      <ul className="flex flex-wrap gap-1 md:flex-col md:flex-nowrap">
        <Entry to={linkTo("Overview", {}, language)} end>
          <Trans>Overview</Trans>
        </Entry>
        <Entry to={linkTo("Orders", {}, language)}>
          <Trans>Orders</Trans>
        </Entry>
        <Entry to={linkTo("UserUpgrades", {}, language)}>
          <Trans>Available Offers</Trans>
          <OfferCount />
        </Entry>
        <Entry to={linkTo("Profile", {}, language)}>
          <Trans>Account Settings</Trans>
        </Entry>
      </ul>
    </nav>
  );
}

/** How many there are; empty where there are none. */
function OfferCount() {
  const { availableUpgrades: count } = useSummary();
  if (count === 0) return null;
  return (
    <span className="ml-2 grid h-5 min-w-5 place-items-center rounded-full bg-violet px-1.5 text-12 font-medium text-ink tabular-nums md:ml-auto">
      {count}
    </span>
  );
}

interface EntryProps {
  to: string;
  end?: boolean;
  children: ReactNode;
}

function Entry({ to, end = false, children }: EntryProps) {
  return (
    <li>
      <NavLink
        to={to}
        end={end}
        className="flex min-h-11 items-center rounded-10 px-3.5 text-16 whitespace-nowrap text-muted -outline-offset-2 transition-colors duration-150 hover:text-text aria-[current=page]:bg-surface-3 aria-[current=page]:text-text"
      >
        {children}
      </NavLink>
    </li>
  );
}
