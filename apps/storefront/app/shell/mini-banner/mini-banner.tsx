import { parseRouteId } from "@autotune/routes";
import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import { isBannerShown } from "../../features/mini-banner/is-banner-shown.ts";
import { MiniBanner as Band, type BannerButton } from "../../features/mini-banner/mini-banner.tsx";
import type { RootData } from "../../features/navigation/use-navigation-view.ts";
import { CardButton } from "../../features/offers/card-button.tsx";

/** The band over the top bar, where an editor wants one. */
export function MiniBanner() {
  const banner = useRouteLoaderData<RootData>("root")?.miniBanner;
  const { pathname } = useLocation();
  const route = parseRouteId(useMatches().at(-1)?.id ?? "")?.name;
  if (banner === undefined || !isBannerShown(banner, { route, pathname })) return null;
  return <Band key={banner.slug} banner={banner} drawButton={drawButton} />;
}

function drawButton({ action, btn_text: words, value }: BannerButton) {
  return (
    <CardButton action={action} data={value} size="small">
      {words}
    </CardButton>
  );
}
