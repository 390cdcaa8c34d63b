import { parseRouteId } from "@autotune/routes";
import { throttle } from "@autotune/ui";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { usePendingNavigations } from "../../../platform/navigation/pending-navigation.ts";
import { useConsentSettings } from "../../consent/consent-settings.ts";
import { useSignInDialog } from "../../identity/session/sign-in-dialog.ts";
import { followClosedPromos, useLastPromo } from "./last-promo.ts";
import { closePromoPopup, openPromoPopup, usePromoPopup } from "./open-promo-popup.ts";
import { followConsentVisit, useConsentVisit } from "./consent-visit.ts";
import { isPersonBusy } from "./is-person-busy.ts";
import { personActivity } from "./person-activity.ts";
import {
  isPopupBlocked,
  isPopupRoute,
  isScrolledPast,
  popupDueAt,
  pauseOfPopup,
  scrollCheckEvery,
} from "./popup-timing.ts";
import { usePopup } from "./use-popup.ts";

/** Opens the popup when it is due, unless it was closed before. */
export function usePopupTiming(): void {
  const { pathname } = useLocation();
  const route = parseRouteId(useMatches().at(-1)?.id ?? "")?.name;
  const isFlagged = !isPopupRoute(route);
  const isPossible = useConsentVisit(({ answeredEarlier }) => answeredEarlier) && !isFlagged;
  const found = usePopup(isPossible);
  const { id, delay, threshold } =
    found.kind === "some" ? { ...found, id: found.popup.id } : nothing;
  const changedAt = useChangedAt(pathname, id);
  const isOpen = usePromoPopup(({ openedBy }) => openedBy !== undefined);
  const isClosed = useLastPromo(({ closed }) => id !== undefined && closed.includes(id));

  // A popup that is no longer open though it was not closed failed to load: without a pause it would be
  // requested in a tight loop.
  const openedAt = useRef(-Infinity);

  useEffect(followConsentVisit, []);

  // It may be loading while the visitor opens the consent settings or signs in; then it is postponed.
  useEffect(() => {
    const giveWay = ({ open }: { open: boolean }) => {
      if (open && usePromoPopup.getState().openedBy === "shop") closePromoPopup();
    };
    const ends = [useConsentSettings.subscribe(giveWay), useSignInDialog.subscribe(giveWay)];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  // Its code may still be loading when the visitor goes to a flagged route.
  useEffect(() => {
    if (isFlagged && usePromoPopup.getState().openedBy === "shop") closePromoPopup();
  }, [isFlagged]);

  useEffect(() => {
    const stop = new AbortController();
    followClosedPromos(stop.signal);
    return () => stop.abort();
  }, []);

  useEffect(() => {
    if (!isPossible || id === undefined || isOpen || isClosed) return;
    const pause = pauseOfPopup(delay);
    const show = () => {
      const isNavigating = usePendingNavigations.getState().count > 0;
      const now = performance.now();
      if (now < openedAt.current + pause) return;
      if (isPopupBlocked({ route, isNavigating, changedAt, now })) return;
      if (isPersonBusy(document, personActivity())) return;
      // Open, and perhaps not rendered yet.
      if (useConsentSettings.getState().open || useSignInDialog.getState().open) return;
      openedAt.current = now;
      openPromoPopup("shop");
    };

    let timer: ReturnType<typeof setTimeout>;
    const showIn = (milliseconds: number) => {
      timer = setTimeout(() => {
        show();
        showIn(pause);
      }, milliseconds);
    };
    const dueAt = popupDueAt({ changedAt, delay });
    showIn(Math.max(dueAt, openedAt.current + pause) - performance.now());

    const look = throttle(() => {
      const { scrollHeight } = document.documentElement;
      const { scrollY, innerHeight } = window;
      if (isScrolledPast(threshold, { scrollY, innerHeight, scrollHeight })) show();
    }, scrollCheckEvery);
    addEventListener("scroll", look, { passive: true });
    return () => {
      clearTimeout(timer);
      look.cancel();
      removeEventListener("scroll", look);
    };
  }, [isPossible, route, id, delay, threshold, changedAt, isOpen, isClosed]);
}

const nothing = { id: undefined, delay: 0, threshold: 0 };

/** When the page or the popup's content for the person changed; undefined where neither has. */
function useChangedAt(pathname: string, id: string | undefined): number | undefined {
  const [changedAt, setChangedAt] = useState<number>();
  const before = useRef({ pathname, id });
  useEffect(() => {
    const { current } = before;
    const isOther = current.id !== undefined && id !== undefined && current.id !== id;
    before.current = { pathname, id: id ?? current.id };
    if (isOther || current.pathname !== pathname) setChangedAt(performance.now());
  }, [pathname, id]);
  return changedAt;
}
