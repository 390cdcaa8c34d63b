import type { MiniBanner as Banner } from "@autotune/contract";
import { IconButton } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { useId, useLayoutEffect, type ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { inPlaces } from "../../content/reading/in-places.ts";
import { PublishedHtml } from "../../content/reading/published-html.tsx";
import { siteHref } from "../../content/reading/site-href.ts";
import { closeBanner, followClosing, useClosedBanner } from "./closed-banner.ts";
import { isLight } from "./is-light.ts";
import { offersTrial } from "./offers-trial.ts";
import type { TrialOffer } from "./trial-offer.ts";
import { usableButtons, type BannerButton } from "./usable-buttons.ts";

interface MiniBannerProps {
  banner: Banner;
  trial: TrialOffer;
  drawButton: (button: BannerButton) => ReactNode;
}

/**
 * The banner above the top bar. Empty where it was closed, or where it offers only the trial and the person is not
 * eligible.
 */
export function MiniBanner({ banner: { slug, meta }, trial, drawButton }: MiniBannerProps) {
  const { t } = useLingui();
  const words = useId();
  const { content, background, url, ctas } = meta.mini_banner_content;
  const tone = isLight(background) ? "light" : "dark";
  const buttons = usableButtons(ctas);
  const isTrialAlone = buttons.length > 0 && buttons.every(offersTrial);
  const hiddenWithTrial = trial === "ifSignedOut" ? "in-data-signed-in:hidden" : "";
  const isClosed = useClosedBanner((closed) => closed.slug === slug);

  useLayoutEffect(() => {
    const stop = new AbortController();
    followClosing(stop.signal);
    return () => stop.abort();
  }, []);
  // Until the banner is gone an attribute of the document hides it: the state set by the effect above renders a paint
  // later.
  useLayoutEffect(() => {
    if (isClosed || useClosedBanner.getState().slug !== slug)
      document.documentElement.removeAttribute("data-banner-closed");
  }, [isClosed, slug]);

  const close = () => {
    closeBanner(slug);
    // The button that had the focus is removed with the banner.
    document.getElementById("content")?.focus({ preventScroll: true });
  };

  if (isClosed || (isTrialAlone && trial === "nobody")) return null;
  return (
    <aside
      aria-label={t`Offer`}
      data-mini-banner
      data-tone={tone}
      data-family="subscriptions"
      // The menu of a phone fills the window below the bar, which then sticks to the top.
      className={`group/banner relative isolate z-1 overflow-hidden border-b border-text/6 bg-surface-2 text-text in-data-banner-closed:hidden data-[tone=light]:text-ink [html:has(#site-menu)_&]:hidden ${isTrialAlone ? hiddenWithTrial : ""}`}
    >
      <Ground colour={background} />
      {url === "" ? null : <BannerLink url={url} named={words} />}
      <div className="pointer-events-none relative wrap flex min-h-14 animate-arrive items-center gap-x-3 py-2 sm:justify-center sm:gap-x-5 sm:px-16">
        <PublishedHtml
          id={words}
          html={content}
          className="min-w-0 text-14 leading-heading max-sm:grow [&_:is(h2,h3)]:text-16 [&_a]:pointer-events-auto [&_a]:relative [&_a]:underline [&_a]:underline-offset-3"
        />
        {inPlaces(buttons)
          .filter(({ item }) => trial !== "nobody" || !offersTrial(item))
          .map(({ place, item }) => (
            <div
              key={place}
              className={`pointer-events-auto relative shrink-0 group-data-[tone=light]/banner:*:border-ink group-data-[tone=light]/banner:*:outline-ink ${offersTrial(item) ? hiddenWithTrial : ""}`}
            >
              {drawButton(item)}
            </div>
          ))}
        <div className="pointer-events-auto relative -mr-2.5 shrink-0 group-data-[tone=light]/banner:[&_button:not(:hover)]:text-ink group-data-[tone=light]/banner:[&_button]:outline-ink sm:absolute sm:right-5 sm:mr-0">
          <IconButton icon="close" label={t`Hide this offer`} onClick={close} />
        </div>
      </div>
    </aside>
  );
}

/**
 * An editor's colour, or a tint of all families. As an image: the content security policy forbids styles from content.
 */
function Ground({ colour }: { colour: string }) {
  if (colour === "")
    return (
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-1 bg-linear-to-r from-violet/22 via-coral/14 to-cyan/18"
      />
    );
  return (
    <svg aria-hidden="true" className="absolute inset-0 -z-1 size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}

interface BannerLinkProps {
  url: string;
  /** The id of the text that labels it. */
  named: string;
}

/** Lies under the text and the buttons, so that links and buttons stay clickable. */
function BannerLink({ url, named }: BannerLinkProps) {
  const language = useLanguage();
  const look = "absolute inset-0 -outline-offset-3";
  if (!url.startsWith("/"))
    return <a href={url} rel="noreferrer" aria-labelledby={named} className={look} />;
  return <Link to={siteHref(url, language)} aria-labelledby={named} className={look} />;
}
