import type { Language } from "@autotune/routes";
import { siteHref } from "../../features/content/reading/site-href.ts";
import { planOptionsLink } from "../navigation/main-links.tsx";
import { readSitePath, readWebUrl } from "../../platform/navigation/read-url.ts";
import { offersTrial } from "../../features/marketing/banners/offers-trial.ts";
import type { BannerButton } from "../../features/marketing/banners/usable-buttons.ts";

interface Place {
  readonly language: Language;
  readonly pathname: string;
}

/** The link that replaces a button's action before hydration; undefined where only the script can do it. */
export function buttonHref(
  button: Pick<BannerButton, "action" | "value">,
  { language, pathname }: Place,
): string | undefined {
  const { action, value } = button;
  if (offersTrial(button)) return planOptionsLink(language);
  switch (action) {
    case "go_to": {
      const path = readSitePath(value);
      return path === undefined ? undefined : siteHref(path, language);
    }
    case "go_to_external":
      return readWebUrl(value);
    case "add_to_cart":
    case "open_product_modal":
    case "handle_upgrade":
      return `${pathname}?${new URLSearchParams({ show_cards: value })}`;
    case "open_trial_modal":
    case "open_specific_products_modal":
    case "open_popup":
      return undefined;
  }
}
