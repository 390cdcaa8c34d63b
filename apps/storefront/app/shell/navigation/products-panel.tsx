import { linkTo, switchLanguage } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { menuId, useOpenMenu } from "./open-menu.ts";
import { FamilyTabs, familyPanelId, familyTabId } from "./family-tabs.tsx";
import { menuFamilies } from "./family-title.tsx";
import { FeatureTile } from "./feature-tile.tsx";
import { PlanContents } from "./plan-contents.tsx";
import { ProductLinks } from "./product-links.tsx";
import { useHoverOpening } from "./use-hover-opening.ts";
import { useMenuClosing } from "./use-menu-closing.ts";
import { useNavigationView } from "./use-navigation-view.ts";
import { useArrowIntoMenu } from "./use-arrow-into-menu.ts";

const furtherLink =
  "inline-flex min-h-10 items-center rounded-10 text-14 text-muted underline decoration-line-strong underline-offset-4 transition-colors duration-150 hover:text-text";

const closingEvents = ["click", "focusin"] as const;

/** All products, under the bar and as wide as the window. */
export function ProductsPanel() {
  const open = useOpenMenu((state) => state.open === "products");
  useMenuClosing("products", closingEvents);
  useHoverOpening("products");
  useArrowIntoMenu("products");
  return open ? <Panel /> : null;
}

function Panel() {
  const navigation = useNavigationView();
  const language = useLanguage();
  const [selected, select] = useState(useFamilyOfPage());
  return (
    <>
      <div className="absolute inset-x-0 top-full h-dvh bg-background/70 transition-opacity duration-200 ease-out starting:opacity-0" />
      <div
        id={menuId("products")}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain border-b border-line bg-surface-1 shadow-float transition-[opacity,translate] duration-200 ease-out starting:-translate-y-2 starting:opacity-0"
      >
        <div className="wrap grid grid-cols-[15.5rem_minmax(0,1fr)] gap-x-10 pt-6 pb-9">
          <div className="border-r border-line pr-6">
            <FamilyTabs selected={selected} onSelect={select} />
            <p className="mt-4 ml-4 grid justify-items-start">
              <Link to={linkTo("Finder", {}, language)} className={furtherLink}>
                <Trans>Which one is for me?</Trans>
              </Link>
              <Link to={linkTo("Products", {}, language)} className={furtherLink}>
                <Trans>All products</Trans>
              </Link>
            </p>
          </div>
          <div
            role="tabpanel"
            id={familyPanelId}
            aria-labelledby={familyTabId(selected)}
            data-family={selected}
            className="grid min-h-100 grid-cols-[minmax(0,1fr)_20rem] items-start gap-x-10 xl:grid-cols-[minmax(0,1fr)_24rem]"
          >
            <div>
              <ProductLinks items={navigation[selected]} />
              {selected === "subscriptions" ? (
                <PlanContents className="mt-4 grid gap-x-6 gap-y-4 border-t border-line px-2 pt-7 text-muted lg:grid-cols-2" />
              ) : null}
            </div>
            <FeatureTile family={selected} navigation={navigation} />
          </div>
        </div>
      </div>
    </>
  );
}

/** The family of the current page; on other pages the first one. */
function useFamilyOfPage() {
  const segment = switchLanguage(useLocation().pathname, "en").split("/")[2];
  return menuFamilies.find((family) => family === segment) ?? menuFamilies[0];
}
