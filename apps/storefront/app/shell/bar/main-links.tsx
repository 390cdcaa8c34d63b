import { linkTo, type Language } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { outsideLinks } from "../outside-links.ts";

interface MainLink {
  /** An address on another site, or a path of ours. */
  href: string;
  title: ReactNode;
}

export function unlimitedLink(language: Language): MainLink {
  return {
    href: linkTo("Subscriptions", { slug: "unlimited" }, language),
    title: <Trans>Unlimited</Trans>,
  };
}

/** Where the plan's prices stand side by side. */
export function planOptionsLink(language: Language): string {
  return `${unlimitedLink(language).href}#plans`;
}

/** What stands in the bar after the products. */
export function furtherLinks(language: Language): MainLink[] {
  return [
    { href: outsideLinks.merch, title: <Trans>Merch</Trans> },
    { href: linkTo("LearningCenter", {}, language), title: <Trans>Learning</Trans> },
    { href: outsideLinks.support, title: <Trans>Support</Trans> },
    {
      href: linkTo("WPPageRenderer", { slug: "auto-tune-special-offers" }, language),
      title: <Trans>Special Offers</Trans>,
    },
  ];
}

/** A link of a menu; the one of the page that is open says so. */
export function MainNavLink({ href, title, className }: MainLink & { className: string }) {
  return (
    <NavLink to={href} end className={className}>
      {title}
    </NavLink>
  );
}
