import { linkTo } from "@autotune/routes";
import type { ReactNode } from "react";
import { useLanguage } from "../../platform/i18n/language.ts";
import { openSearch } from "../../features/content/search/palette-store.ts";
import { PressLink } from "../../platform/navigation/press-link.tsx";

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
