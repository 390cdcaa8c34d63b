import { linkTo } from "@autotune/routes";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { openSearch } from "../../state/search-palette.ts";
import { PressLink } from "./press-link.tsx";

interface SearchButtonProps {
  id?: string;
  className: string;
  children: ReactNode;
}

/** Opens the search over the page; without a script, and in a new tab, the page of the search. */
export function SearchButton(props: SearchButtonProps) {
  return (
    <PressLink
      href={linkTo("SiteSearch", {}, useLanguage())}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onPress={openSearch}
      {...props}
    />
  );
}
