import { linkTo } from "@autotune/routes";
import { Button, linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { closeConsentSettings, useConsentSettings } from "./consent-settings.ts";
import { useConsent } from "./consent.ts";
import { saveConsentChoice } from "./save-consent-choice.ts";
import { ConsentPurposes } from "./consent-purposes.tsx";
import { reserveSpace } from "./reserve-space.ts";

/**
 * The consent banner. It covers the bottom of the window and leaves the page usable; it comes early in the document, so
 * that keyboard users reach it, and takes the focus only when it was opened on purpose.
 */
export function ConsentBanner() {
  const place = document.getElementById("consent");
  return place === null ? null : createPortal(<Banner />, place);
}

function Banner() {
  const language = useLanguage();
  const titleId = useId();
  const granted = useConsent(({ status }) => status === 1);
  const reopened = useConsentSettings(({ open }) => open);
  const [wantsToChoose, setWantsToChoose] = useState(false);
  const choosing = wantsToChoose || reopened;
  const [allowed, setAllowed] = useState(granted);
  const box = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => (box.current === null ? undefined : reserveSpace(box.current)), []);
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
      className="fixed inset-x-2 bottom-2 z-9 max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain rounded-24 border border-line-strong bg-surface-1 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float transition-[opacity,translate] duration-200 ease-out sm:inset-x-auto sm:bottom-6 sm:left-6 sm:w-120 sm:p-6 starting:translate-y-4 starting:opacity-0"
    >
      <h2 id={titleId} className="font-display text-22 font-[650] tracking-heading">
        <Trans>Your cookie choices</Trans>
      </h2>
      <p className="mt-1.5 text-14 text-muted">
        <Trans>
          We store what the shop needs to work. If you agree, we also measure visits and see which
          ads bring people here. You can change your mind any time.
        </Trans>{" "}
        <Link
          to={linkTo("WPPageRenderer", { slug: "cookie-policy" }, language)}
          className={linkClass}
        >
          <Trans>Cookie Policy</Trans>
        </Link>
      </p>
      {choosing ? <ConsentPurposes allowed={allowed} onChange={setAllowed} /> : null}
      <div
        className="mt-4 flex flex-wrap gap-2 *:flex-auto"
        // “Save choice” replaces “Choose”: a double click would have saved.
        onClickCapture={(event) => {
          if (event.detail > 1) event.stopPropagation();
        }}
      >
        <Button variant="secondary" size="small" onClick={() => submitChoice(1)}>
          <Trans>Accept Cookies</Trans>
        </Button>
        <Button variant="secondary" size="small" onClick={() => submitChoice(0)}>
          <Trans>Decline</Trans>
        </Button>
        {choosing ? (
          <Button variant="secondary" size="small" onClick={() => submitChoice(allowed ? 1 : 0)}>
            <Trans>Save choice</Trans>
          </Button>
        ) : (
          <Button variant="secondary" size="small" onClick={() => setWantsToChoose(true)}>
            <Trans>Choose</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
