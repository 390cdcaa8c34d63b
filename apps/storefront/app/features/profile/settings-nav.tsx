import { buttonClass } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, type ReactNode } from "react";

/** The parts of a long page, at its top. */
export function SettingsNav() {
  const { t } = useLingui();

  // Whoever comes by a link to a part comes before the parts are there: they wait for who is signed in.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);

  return (
    <nav aria-label={t`On this page`}>
      <ul className="flex flex-wrap gap-2">
        <Jump to="details">
          <Trans>Your details</Trans>
        </Jump>
        <Jump to="security">
          <Trans>Sign-in and security</Trans>
        </Jump>
        <Jump to="your-data">
          <Trans>Your data</Trans>
        </Jump>
      </ul>
    </nav>
  );
}

function Jump({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <a href={`#${to}`} className={buttonClass("secondary", "small")}>
        {children}
      </a>
    </li>
  );
}
