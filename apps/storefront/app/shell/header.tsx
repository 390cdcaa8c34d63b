import { linkTo } from "@autotune/routes";
import { useLingui } from "@lingui/react/macro";
import { NavLink } from "react-router";
import { CartButton } from "../features/cart/cart-button.tsx";
import { useLanguage } from "../i18n/language.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import { UserArea } from "./user-area.tsx";

export function Header() {
  const { t } = useLingui();
  const language = useLanguage();
  // A menu that is open lies above messages.
  return (
    <header className="sticky top-0 z-10 border-b border-text/6 bg-background/75 backdrop-blur-xl has-[details[open]]:z-50">
      <div className="wrap flex h-16 items-center gap-x-4 sm:h-18 sm:gap-x-9">
        <Logo />
        <nav aria-label={t`Main`} className="text-14 max-[26rem]:hidden sm:text-16">
          <NavLink
            to={linkTo("AutoTune", { slug: "pro" }, language)}
            className="relative inline-flex min-h-10 items-center rounded-10 text-muted transition-colors duration-150 hover:text-text aria-[current=page]:text-text aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-family"
          >
            AutoTune Pro
          </NavLink>
        </nav>
        <div className="-mr-2.5 ml-auto flex items-center sm:gap-x-1">
          <LanguageMenu />
          <UserArea />
          <CartButton />
        </div>
      </div>
    </header>
  );
}
