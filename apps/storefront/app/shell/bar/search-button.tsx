import { linkTo } from "@autotune/routes";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { openSearch } from "../../state/search-palette.ts";
import { isPlainClick } from "./is-plain-click.ts";

interface SearchButtonProps {
  id?: string;
  className: string;
  children: ReactNode;
}

/** Opens the search over the page; without a script, and in a new tab, the page of the search. */
export function SearchButton({ id, className, children }: SearchButtonProps) {
  return (
    <Link
      to={linkTo("SiteSearch", {}, useLanguage())}
      id={id}
      role="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openSearch();
      }}
      // A link by birth: the space bar is given to it here.
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        if (!event.repeat) event.currentTarget.click();
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
