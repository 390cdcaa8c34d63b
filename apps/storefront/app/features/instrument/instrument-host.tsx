import type { Language } from "@autotune/routes";
import { allowAudio } from "@autotune/ui/audio";
import { msg } from "@lingui/core/macro";
import { createElement, useEffect, useRef, useState, type MouseEvent } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { withMessages } from "../../i18n/with-messages.ts";
import { startListening, stopListening, useListening } from "../../state/listening.ts";
import { notify } from "../../state/notifications.ts";
import { say } from "../../state/say.ts";
import { instrumentPlayer } from "./instrument-player.ts";

// The server draws it at once; the first view of a browser does without its code.
const content = import.meta.env.SSR
  ? { children: createElement((await import("./instrument.tsx")).Instrument) }
  : { dangerouslySetInnerHTML: { __html: "" } };

/** Where the instrument stands on the page. */
export function InstrumentHost() {
  const language = useLanguage();
  return <SleepingInstrument key={language} language={language} />;
}

/**
 * What the server has drawn stays as it is until somebody points at it or reaches it with the keyboard.
 * Then the same elements come to life, as a root of their own: a part of the page's own root that waits
 * for its code would make every change of the page wait with it. A press made until then counts, unless
 * it is taken back or another player begins.
 */
function SleepingInstrument({ language }: { language: Language }) {
  const place = useRef<HTMLDivElement>(null);
  const awake = useRef(false);
  const playing = useListening(({ player }) => player === instrumentPlayer);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);

  // Reached without a new document, the page has nothing drawn by the server.
  useEffect(() => {
    if (place.current?.firstChild === null) setWanted(true);
    return () => stopListening(instrumentPlayer);
  }, []);

  useEffect(() => {
    if (!awake.current) showBusy(place.current, playing);
  }, [playing]);

  useEffect(() => {
    const container = place.current;
    if (!wanted || container === null) return;
    let left = false;
    let sleep: (() => void) | undefined;
    withMessages("shop", import("./wake-instrument.tsx")).then(
      ({ wakeInstrument }) => {
        if (left) return;
        // It comes to life as the server drew it, and sees for itself that it has been pressed.
        showBusy(container, false);
        sleep = wakeInstrument(container, language, () => {
          awake.current = true;
        });
      },
      () => {
        setWanted(false);
        if (useListening.getState().player !== instrumentPlayer) return;
        stopListening(instrumentPlayer);
        const text = say(msg`The instrument could not be loaded. Please try again.`);
        notify({ kind: "warning", text });
      },
    );
    return () => {
      left = true;
      sleep?.();
    };
  }, [wanted, language]);

  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button === null || awake.current) return;
    if (playing) {
      stopListening(instrumentPlayer);
      return;
    }
    allowAudio();
    startListening(instrumentPlayer);
    want();
  };

  return (
    <div
      ref={place}
      onPointerEnter={want}
      onFocus={want}
      onClick={press}
      suppressHydrationWarning
      className="mt-10 min-h-[35.5rem] sm:mt-14 sm:min-h-[33.625rem] md:min-h-[calc(12.875rem+clamp(17rem,30vw,27rem))]"
      {...content}
    />
  );
}

/** Its only button is the one that plays. */
function showBusy(place: Element | null, busy: boolean): void {
  place?.querySelector("button")?.setAttribute("aria-busy", String(busy));
}
