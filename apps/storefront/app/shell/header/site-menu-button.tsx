import { linkTo } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../platform/i18n/language.ts";
import { MenuTrigger } from "./menu-trigger.tsx";

const loadMenu = async () => (await import("../navigation/site-menu.tsx")).SiteMenu;

/** Opens the whole menu in a window that is too narrow for the bar's links. Two lines; crossed while it is open. */
export function SiteMenuButton() {
  return (
    <MenuTrigger
      menu="site"
      to={linkTo("Products", {}, useLanguage())}
      load={loadMenu}
      className="relative grid size-10 place-items-center rounded-full text-text transition-colors duration-150 hover:bg-surface-2 lg:hidden"
    >
      <span className="sr-only">
        <Trans>Menu</Trans>
      </span>
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 stroke-current stroke-[1.6] [stroke-linecap:round] *:origin-center *:transition-transform *:duration-200"
      >
        <path
          d="M2.5 7h15"
          className="in-aria-expanded:translate-y-[3px] in-aria-expanded:rotate-45"
        />
        <path
          d="M2.5 13h15"
          className="in-aria-expanded:-translate-y-[3px] in-aria-expanded:-rotate-45"
        />
      </svg>
    </MenuTrigger>
  );
}
