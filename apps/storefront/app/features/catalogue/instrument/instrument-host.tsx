import type { Language } from "@autotune/routes";
import { allowAudio } from "@autotune/ui/audio";
import { msg } from "@lingui/core/macro";
import {
  createElement,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
} from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { withMessages } from "../../../platform/i18n/with-messages.ts";
import {
  leaveListening,
  startListening,
  stopListening,
  useListening,
} from "../listening/listening.ts";
import { notify } from "../../../platform/notifications/notifications.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { instrumentPlayer } from "./instrument-player-name.ts";

// Rendered on the server, in a container that the page's root does not know; the browser loads its code later.
const content = import.meta.env.SSR
  ? {
      children: createElement(
        "div",
        null,
        createElement((await import("./instrument.tsx")).Instrument),
      ),
    }
  : { dangerouslySetInnerHTML: { __html: "" } };

/** The container of the instrument. */
export function InstrumentHost() {
  const language = useLanguage();
  return <StaticInstrument key={language} language={language} />;
}

/**
 * The server's markup stays as it is until it is hovered or gets the focus. Then it is hydrated as a root of its own: a
 * part of the page's root that waits for its code would block every update of the page. A click made before hydration
 * counts, unless it is undone or another player starts.
 */
function StaticInstrument({ language }: { language: Language }) {
  const place = useRef<HTMLDivElement>(null);
  const hydrated = useRef(false);
  const playing = useListening(({ player }) => player === instrumentPlayer);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);

  // After a client-side navigation there is no server markup. A scale may have been chosen before this was hydrated.
  useEffect(() => {
    if (place.current?.firstChild === null || place.current?.matches(":focus-within"))
      setWanted(true);
    return () => leaveListening(instrumentPlayer);
  }, []);

  useEffect(() => {
    if (!hydrated.current) showBusy(place.current, playing);
  }, [playing]);

  useEffect(() => {
    const container = place.current;
    if (!wanted || container === null) return;
    let left = false;
    let unmount: (() => void) | undefined;
    withMessages("shop", import("./hydrate-instrument.tsx")).then(
      ({ hydrateInstrument }) => {
        if (left) return;
        // Hydrated as the server rendered it; it then picks up the earlier click by itself.
        showBusy(container, false);
        // From now on React hydrates it for a click; counted here as well, it would be taken back at once.
        hydrated.current = true;
        unmount = hydrateInstrument(container, language);
      },
      () => {
        setWanted(false);
        if (useListening.getState().player !== instrumentPlayer) return;
        stopListening(instrumentPlayer);
        const text = translate(msg`The demo didn’t load. Please try again.`);
        notify({ kind: "warning", text });
      },
    );
    return () => {
      left = true;
      unmount?.();
    };
  }, [wanted, language]);

  const press = ({ target }: MouseEvent) => {
    const control = target instanceof Element ? target.closest("button,[data-knob]") : null;
    if (control === null || hydrated.current) return;
    if (playing) {
      if (control.matches("button")) stopListening(instrumentPlayer);
      return;
    }
    allowAudio();
    startListening(instrumentPlayer);
    want();
  };

  /** A hand that turns the knob lets go elsewhere: there is no click. */
  const grip = (event: PointerEvent) => {
    const { target, pointerType } = event;
    const isKnob = target instanceof Element && target.closest("[data-knob]") !== null;
    if (isKnob && pointerType === "mouse") press(event);
  };

  return (
    <div
      ref={place}
      onPointerEnter={want}
      onFocus={want}
      onClick={press}
      onPointerDown={grip}
      data-presses=""
      suppressHydrationWarning
      className="mt-10 min-h-[35.5rem] sm:mt-14 sm:min-h-[33.625rem] md:min-h-[calc(12.875rem+clamp(17rem,30vw,27rem))]"
      {...content}
    />
  );
}

/** Its only button is the play button. */
function showBusy(place: Element | null, busy: boolean): void {
  place?.querySelector("button")?.setAttribute("aria-busy", String(busy));
}
