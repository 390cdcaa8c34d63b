import { linkTo, type Language } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { useOutsideLinks } from "../../platform/navigation/outside-links.ts";

interface MainLink {
  /** A URL on another site, or a path of ours. */
  href: string;
  title: ReactNode;
}

export function unlimitedLink(language: Language): MainLink {
  return {
    href: linkTo("Subscriptions", { slug: "unlimited" }, language),
    title: <Trans>Unlimited</Trans>,
  };
}

/** The section that compares the plan's prices. */
export function planOptionsLink(language: Language): string {
  return `${unlimitedLink(language).href}#plans`;
}

/** The links of the bar after the products. */
export function useFurtherLinks(): MainLink[] {
  const language = useLanguage();
  const { merch, helpCenter } = useOutsideLinks();
  return [
    ...(merch === undefined ? [] : [{ href: merch, title: <Trans>Merch</Trans> }]),
    { href: linkTo("LearningCenter", {}, language), title: <Trans>Learning</Trans> },
    ...(helpCenter === undefined ? [] : [{ href: helpCenter, title: <Trans>Support</Trans> }]),
    {
      href: linkTo("WPPageRenderer", { slug: "auto-tune-special-offers" }, language),
      title: <Trans>Special Offers</Trans>,
    },
  ];
}

/** A link of a menu; the current page's has `aria-current`. */
export function MainNavLink({ href, title, className }: MainLink & { className: string }) {
  return (
    <NavLink to={href} end className={className}>
      {title}
    </NavLink>
  );
}
