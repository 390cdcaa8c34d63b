import { linkTo } from "@autotune/routes";
import { Button, linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { closeConsentSettings, useConsentSettings } from "./consent-settings.ts";
import { hasPrivacySignal, useConsent } from "./consent-status.ts";
import { saveConsentChoice } from "./save-consent-choice.ts";
import { coversMainButton } from "./covers-main-button.ts";
import { ConsentPurposes } from "./consent-purposes.tsx";
import { reserveSpace } from "./reserve-space.ts";

/** Where the question is: at the window's lower edge, or in the flow of the page, below what the page is for. */
export type ConsentPlacement = "docked" | "inFlow";

/**
 * The consent banner over the whole width of the window's lower edge. The page ends above it, so that nothing is covered
 * that cannot be scrolled into view. It comes early in the document, so that keyboard users reach it, and takes the focus
 * only when it was opened on purpose.
 */
export function DockedConsent() {
  return inPlace("consent", "docked");
}

export function ConsentInFlow() {
  return inPlace("consent-in-flow", "inFlow");
}

function inPlace(id: string, placement: ConsentPlacement) {
  const place = document.getElementById(id);
  return place === null ? null : createPortal(<Banner placement={placement} />, place);
}

/** Somebody who types in a form needs all of the window; the page stays as long as it is. */
const docked =
  "fixed inset-x-0 bottom-0 z-9 max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain border-t pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float transition-[opacity,translate,visibility] duration-200 ease-out starting:translate-y-4 starting:opacity-0 [html:has(form_:is(input,textarea,select):focus)_&]:invisible";
const inFlow = "mt-16 border-y pb-5";

function Banner({ placement }: { placement: ConsentPlacement }) {
  const language = useLanguage();
  const titleId = useId();
  const granted = useConsent(({ status }) => status === 1);
  const reopened = useConsentSettings(({ open }) => open);
  const [wantsToChoose, setWantsToChoose] = useState(false);
  const choosing = wantsToChoose || reopened;
  const [allowed, setAllowed] = useState(granted);
  const box = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);

  const [isWaiting, setIsWaiting] = useState(false);
  const isDecided = hasPrivacySignal();

  useEffect(() => {
    if (placement === "docked" && box.current !== null) return reserveSpace(box.current);
  }, [placement]);
  // It does not lie on the button that the page is about: there it waits until the page is scrolled.
  useLayoutEffect(() => {
    if (placement !== "docked" || reopened || box.current === null) return;
    if (!coversMainButton(box.current)) return;
    setIsWaiting(true);
    const stop = () => setIsWaiting(false);
    addEventListener("scroll", stop, { once: true, passive: true });
    return () => removeEventListener("scroll", stop);
  }, [placement, reopened]);
  useEffect(() => {
    if (!reopened) return;
    opener.current = document.activeElement;
    box.current?.focus();
  }, [reopened]);

  const leave = (act: () => void) => {
    const hadFocus = box.current?.contains(document.activeElement) === true;
    act();
    if (!hadFocus) return;
    const back = opener.current instanceof HTMLElement ? opener.current : undefined;
    (back ?? document.getElementById("content"))?.focus({ preventScroll: true });
  };
  const submitChoice = (status: 0 | 1) => leave(() => saveConsentChoice(status, language));
  // Escape is no choice: it only closes what was opened on purpose.
  const pressed = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    if (reopened) leave(closeConsentSettings);
    else if (wantsToChoose) {
      // The switch that may have the focus is removed.
      box.current?.focus();
      setWantsToChoose(false);
    }
  };

  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={pressed}
      hidden={isWaiting && !reopened}
      className={`border-line-strong bg-surface-1 pt-3 sm:pt-4 ${placement === "docked" ? docked : inFlow}`}
    >
      <div className="wrap grid gap-x-10 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div>
          <h2 id={titleId} className="font-display text-16 font-[650] tracking-heading">
            <Trans>Your cookie choices</Trans>
          </h2>
          <p className="mt-1 max-w-[90ch] text-12 text-muted sm:text-14">
            {isDecided ? (
              <Trans>
                Your browser sends Global Privacy Control. We honor it: nothing that tracks you or
                shares data is loaded. We keep what the store needs to work, and count visits
                anonymously.
              </Trans>
            ) : (
              <Trans>
                We keep what the store needs to work, and count visits anonymously. If you agree, we
                also see how you use the store and which ads bring people here. You can change your
                mind any time.
              </Trans>
            )}{" "}
            <Link
              to={linkTo("WPPageRenderer", { slug: "cookie-policy" }, language)}
              className={linkClass}
            >
              <Trans>Cookie Policy</Trans>
            </Link>
          </p>
        </div>
        {choosing && !isDecided ? (
          <div className="md:col-span-2 md:row-start-2">
            <ConsentPurposes allowed={allowed} onChange={setAllowed} />
          </div>
        ) : null}
        <div
          className="flex flex-wrap gap-2 *:flex-auto max-sm:*:px-2"
          // “Save choice” replaces “Choose”: a double click would have saved.
          onClickCapture={(event) => {
            if (event.detail > 1) event.stopPropagation();
          }}
        >
          {isDecided ? (
            <Button variant="secondary" size="small" onClick={() => leave(closeConsentSettings)}>
              <Trans>Close</Trans>
            </Button>
          ) : (
            <>
              <Button variant="secondary" size="small" onClick={() => submitChoice(1)}>
                <Trans>Accept Cookies</Trans>
              </Button>
              <Button variant="secondary" size="small" onClick={() => submitChoice(0)}>
                <Trans>Decline</Trans>
              </Button>
              {choosing ? (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => submitChoice(allowed ? 1 : 0)}
                >
                  <Trans>Save choice</Trans>
                </Button>
              ) : (
                <Button variant="secondary" size="small" onClick={() => setWantsToChoose(true)}>
                  <Trans>Choose</Trans>
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  );
}
