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
  useCloseOnLeave(menu, pathname);
  return (
    <details ref={menu} className="group relative ml-auto">
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
              className="flex min-h-10 items-center rounded-10 px-3 text-14 text-muted transition-colors duration-150 hover:bg-surface-3 hover:text-text aria-[current]:text-text aria-[current]:after:ml-auto aria-[current]:after:size-1.5 aria-[current]:after:rounded-full aria-[current]:after:bg-family"
            >
              {languageNames[language]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes the menu when the page changes, on Escape, and when a press or the focus goes elsewhere. */
function useCloseOnLeave(menu: React.RefObject<HTMLDetailsElement | null>, pathname: string): void {
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [menu, pathname]);

  useEffect(() => {
    const close = (event: Event) => {
      const open = menu.current;
      if (!open?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        open.querySelector("summary")?.focus();
      } else if (open.contains(event.target as Node)) return;
      open.open = false;
    };
    const events = ["keydown", "pointerdown", "focusin"];
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, [menu]);
}
