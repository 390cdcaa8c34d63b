import { buttonClass } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, type ReactNode } from "react";

/** Links to the sections of a long page, at its top. */
export function SettingsNav() {
  const { t } = useLingui();

  // A link to a section opens before the sections are rendered: they wait for the session.
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
