import { parseRouteId } from "@autotune/routes";
import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import { buttonHref } from "./button-href.ts";
import { isBannerOnPage } from "../../features/marketing/banners/is-banner-on-page.ts";
import { MiniBanner as Band } from "../../features/marketing/banners/mini-banner.tsx";
import type { BannerButton } from "../../features/marketing/banners/usable-buttons.ts";
import type { RootData } from "../navigation/use-navigation-view.ts";
import { CardButton } from "../../features/checkout/offers/card-button.tsx";
import { useLanguage } from "../../platform/i18n/language.ts";
import { useTrialOffer } from "../../features/marketing/banners/use-trial-offer.ts";

/** The banner above the top bar, where an editor has set one. */
export function MiniBanner() {
  const banner = useRouteLoaderData<RootData>("root")?.miniBanner;
  const language = useLanguage();
  const { pathname } = useLocation();
  const route = parseRouteId(useMatches().at(-1)?.id ?? "")?.name;
  const trial = useTrialOffer();
  if (banner === undefined || !isBannerOnPage(banner, { route, pathname })) return null;
  const drawButton = (button: BannerButton) => (
    <CardButton
      action={button.action}
      data={button.value}
      size="small"
      href={buttonHref(button, { language, pathname })}
    >
      {button.btn_text}
    </CardButton>
  );
  return <Band key={banner.slug} banner={banner} trial={trial} drawButton={drawButton} />;
}
