import { languageNames, languages, switchLanguage } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useLanguage } from "../i18n/language.ts";

/** The same page in another language. */
export function LanguageMenu() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const current = useLanguage();
  const menu = useRef<HTMLDetailsElement>(null);

  // Escape, and a press or the focus elsewhere, close the menu.
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        details.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && details.contains(event.target)) return;
      details.open = false;
    };
    const events = ["keydown", "pointerdown", "focusin"];
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, []);

  // By its key it is a new, closed menu on every page.
  return (
    <details key={pathname} ref={menu} className="group relative ml-auto">
      <summary
        className={`${buttonClass("quiet", "small")} cursor-pointer list-none max-sm:px-2.5 [&::-webkit-details-marker]:hidden`}
      >
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="size-4.5 fill-none stroke-current stroke-[1.4]"
        >
          <circle cx="10" cy="10" r="8" />
          <path d="M2 10h16M10 2c2.6 2.2 3.8 5 3.8 8s-1.2 5.8-3.8 8c-2.6-2.2-3.8-5-3.8-8S7.4 4.2 10 2Z" />
        </svg>
        <span className="sr-only">{t`Language:`}</span>
        <span className="max-sm:sr-only">{languageNames[current]}</span>
      </summary>
      <ul className="absolute right-0 mt-2 w-48 rounded-16 border border-line bg-surface-2 p-1.5 shadow-float">
        {languages.map((language) => (
          <li key={language}>
            <Link
              to={switchLanguage(pathname, language)}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? "true" : undefined}
              className="flex min-h-10 items-center rounded-10 px-3 text-14 text-muted -outline-offset-2 transition-colors duration-150 hover:bg-surface-3 hover:text-text aria-[current]:text-text aria-[current]:after:ml-auto aria-[current]:after:size-1.5 aria-[current]:after:rounded-full aria-[current]:after:bg-family"
            >
              {languageNames[language]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
