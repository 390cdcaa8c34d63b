import { popupAudiences, type PopupAudience } from "@autotune/contract";
import { parseRouteId, routesInLanguages } from "@autotune/routes";
import { describe, expect, it, test } from "vitest";
import type { PopupsByAudience } from "../api/get-popups.ts";
import { undisturbedRoutes } from "../testing/undisturbed-routes.ts";
import { audienceOf, popupForAudience, type PopupReader } from "./popup-for-audience.ts";
import { isPopupBlocked } from "./popup-timing.ts";

const nobody: PopupReader = {
  isSubscriber: false,
  isTrialer: false,
  wasSubscriber: false,
  wasTrialer: false,
  getsMarketing: true,
  getsNewsletter: true,
};

/** A person of whom only this is true. */
const readers: Record<PopupAudience, PopupReader | null> = {
  isSubscriber: { ...nobody, isSubscriber: true },
  isTrialer: { ...nobody, isTrialer: true },
  wasSubscriber: { ...nobody, wasSubscriber: true },
  wasTrialer: { ...nobody, wasTrialer: true },
  "not-on-marketing": { ...nobody, getsMarketing: false },
  "not-on-newsletter": { ...nobody, getsNewsletter: false },
  default: null,
};

/** A person of whom all of these are true. */
function readerOf(audiences: readonly PopupAudience[]): PopupReader {
  return {
    isSubscriber: audiences.includes("isSubscriber"),
    isTrialer: audiences.includes("isTrialer"),
    wasSubscriber: audiences.includes("wasSubscriber"),
    wasTrialer: audiences.includes("wasTrialer"),
    getsMarketing: !audiences.includes("not-on-marketing"),
    getsNewsletter: !audiences.includes("not-on-newsletter"),
  };
}

const popupOf = (audience: PopupAudience) => ({ id: `${audience}/autumn`, content: "<p>…</p>" });
const all: PopupsByAudience = Object.fromEntries(
  popupAudiences.map((audience) => [audience, popupOf(audience)]),
);

test.each(popupAudiences)("[POP-02] %s alone is that audience", (audience) => {
  expect(audienceOf(readers[audience])).toBe(audience);
});

test("[POP-02] each of all 64 combinations gets the first matching audience", () => {
  const named = popupAudiences.filter((audience) => audience !== "default");
  for (let kind = 0; kind < 2 ** named.length; kind += 1) {
    const matching = named.filter((_audience, place) => (kind >> place) % 2 === 1);
    expect(audienceOf(readerOf(matching))).toBe(matching[0] ?? "default");
  }
});

test("[POP-02] an audience without its own popup gets the default one, not the next audience's", () => {
  const popups = { default: popupOf("default"), "not-on-newsletter": popupOf("not-on-newsletter") };
  const reader = readerOf(["isTrialer", "not-on-newsletter"]);
  expect(popupForAudience(popups, audienceOf(reader))).toBe(popups.default);
});

test("[POP-02] without a default, an audience without its own popup gets none", () => {
  expect(popupForAudience({ isTrialer: popupOf("isTrialer") }, "default")).toBeUndefined();
});

describe("[POP-02] [POP-04] on every route in every language", () => {
  it.each(routesInLanguages())(
    "$id shows each audience its popup, or none at all",
    ({ name, id }) => {
      const route = parseRouteId(id)?.name;
      const resting = { route, isNavigating: false, changedAt: undefined, now: 5000 };
      for (const audience of popupAudiences) {
        const own = popupForAudience(all, audienceOf(readers[audience]));
        expect(own?.id).toBe(`${audience}/autumn`);
        expect(isPopupBlocked(resting)).toBe(
          undisturbedRoutes.has(name) || name === "Subscriptions",
        );
        expect(isPopupBlocked({ ...resting, isNavigating: true })).toBe(true);
        expect(isPopupBlocked({ ...resting, changedAt: 4000 })).toBe(true);
      }
    },
  );
});
