import { iconButtonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { CartButton } from "../../features/checkout/cart-drawer/cart-button.tsx";
import { searchButtonId } from "../../features/content/search/palette-store.ts";
import { MainNav } from "./main-nav.tsx";
import { PlanButton } from "../navigation/plan-button.tsx";
import { SearchButton } from "../navigation/search-button.tsx";
import { SearchSign } from "../../features/content/search/search-sign.tsx";
import { SiteMenuButton } from "./site-menu-button.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import { UserArea } from "./user-area.tsx";

export function Header() {
  // An open menu is above toasts.
  return (
    <header className="@container sticky top-0 z-10 border-b border-text/6 bg-background/75 backdrop-blur-xl has-aria-expanded:bg-surface-1 has-[details[open]]:z-50">
      <div className="wrap flex h-16 items-center gap-x-4 sm:h-18 lg:gap-x-9">
        <Logo />
        <MainNav />
        <div className="-mr-2.5 ml-auto flex items-center sm:gap-x-1">
          {/* First, so that nothing moves when it comes or goes. On a phone it is in the menu. */}
          <PlanButton className="mr-2 max-sm:hidden" />
          {/* On a phone it is in the menu and at the foot of the page. */}
          <div className="max-sm:hidden">
            <LanguageMenu />
          </div>
          {/* On the narrowest phones it is only in the menu. */}
          <SearchButton id={searchButtonId} className={`${iconButtonClass} @max-[22rem]:hidden`}>
            <SearchSign className="size-5" />
            <span className="sr-only">
              <Trans>Search</Trans>
            </span>
          </SearchButton>
          <UserArea />
          <CartButton />
          <SiteMenuButton />
        </div>
      </div>
    </header>
  );
}
