import type { Language } from "@autotune/routes";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ReactNode } from "react";

export interface OnwardLink {
  href: string;
  /** What it is: the next lesson, a story. */
  label: ReactNode;
  title: string;
  /** The language of the title, where the page's is another one. */
  lang: Language | undefined;
}

interface OnwardLinksProps {
  links: readonly OnwardLink[];
  title: string | undefined;
  /** Nothing stands above them. */
  isAlone: boolean;
}

/** What to read next, side by side where there is room. */
export function OnwardLinks({ links, title, isAlone }: OnwardLinksProps) {
  const { t } = useLingui();
  if (links.length === 0) return null;
  return (
    <nav
      aria-label={title ?? t`Previous and next`}
      className={isAlone ? undefined : "border-t border-line"}
    >
      {title === undefined ? null : (
        <h2 className={`${inset} pt-6 font-mono text-14 font-medium tracking-normal text-faint`}>
          {title}
        </h2>
      )}
      <ul className="grid divide-y divide-line @min-[46rem]:auto-cols-fr @min-[46rem]:grid-flow-col @min-[46rem]:divide-x @min-[46rem]:divide-y-0">
        {links.map(({ href, label, title: name, lang }) => (
          <li key={href}>
            <Link
              to={href}
              className={`${inset} block h-full py-6 -outline-offset-2 transition-colors duration-150 hover:bg-family/8`}
            >
              <span className="block font-mono text-14 text-family">{label}</span>{" "}
              <span
                lang={lang}
                className="mt-1 block font-display text-22 font-semibold tracking-heading"
              >
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const inset = "px-5 @min-[30rem]:px-8 @min-[64rem]:px-12";
