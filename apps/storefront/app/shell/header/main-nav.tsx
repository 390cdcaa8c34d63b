import { linkTo } from "@autotune/routes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { MainNavLink, unlimitedLink, useFurtherLinks } from "../navigation/main-links.tsx";
import { MenuTrigger } from "./menu-trigger.tsx";

const loadPanel = async () => (await import("../navigation/products-panel.tsx")).ProductsPanel;

const look =
  "relative inline-flex min-h-10 items-center gap-1.5 rounded-10 whitespace-nowrap text-muted transition-colors duration-150 hover:text-text aria-expanded:text-text aria-[current]:text-text aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0.5 aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-family";

/** The links of the bar, where there is room for them. */
export function MainNav() {
  const { t } = useLingui();
  const language = useLanguage();
  const { pathname } = useLocation();
  const products = linkTo("Products", {}, language);
  const unlimited = unlimitedLink(language);
  const further = useFurtherLinks();
  const inProducts = `${pathname}/`.startsWith(`${products}/`) && pathname !== unlimited.href;
  return (
    <nav aria-label={t`Main`} className="flex gap-x-6 text-16 max-lg:hidden">
      <MainNavLink {...unlimited} className={look} />
      <MenuTrigger
        menu="products"
        to={products}
        load={loadPanel}
        current={inProducts}
        className={look}
      >
        <Trans>Products</Trans>
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="size-3 fill-none stroke-current stroke-[1.6] transition-transform duration-200 in-aria-expanded:rotate-180"
        >
          <path d="m2 4.5 4 4 4-4" />
        </svg>
      </MenuTrigger>
      {further.map((link) => (
        <MainNavLink key={link.href} {...link} className={look} />
      ))}
    </nav>
  );
}
