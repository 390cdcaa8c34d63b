import { clockTime, PlayButton, VersionSwitch, VolumeControl } from "@autotune/ui/audio";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { heroFigures } from "./hero-figures.ts";
import { instrumentPlayer } from "./instrument-player-name.ts";
import { InstrumentGraph } from "./instrument-graph.tsx";
import { useSeenPlayer } from "../listening/use-seen-player.ts";
import { homePlace, setInstrument, useInstrumentSettings } from "./instrument-settings.ts";
import { RetuneKnob } from "./retune-knob.tsx";
import { millisecondsAt } from "./retune-time.ts";
import { ScaleChips } from "./scale-chips.tsx";
import { isScaleName } from "./tuner-messages.ts";
import { useInstrument } from "./use-instrument.ts";

/** The instrument on Home. It takes over settings chosen before hydration. */
export function Instrument() {
  const { t, i18n } = useLingui();
  const length = i18n.number(heroFigures.seconds);
  const { heard, scale, place } = useInstrumentSettings();
  const figure = useRef<HTMLElement>(null);
  const clock = useRef<HTMLParagraphElement>(null);
  const milliseconds = millisecondsAt(place);
  const { playing, busy, failed, raw, line, settled, press, play, position } = useInstrument(
    { scale, milliseconds },
    heard,
  );
  const { cents, rawCents } = line ?? {
    cents: heroFigures.tunedCents,
    rawCents: heroFigures.rawCents,
  };

  useEffect(() => {
    const inputs = figure.current?.querySelectorAll("input") ?? [];
    for (const { type, value, valueAsNumber, checked } of inputs) {
      if (type === "range") setInstrument({ place: valueAsNumber });
      if (checked && value === "before") setInstrument({ heard: value });
      if (checked && isScaleName(value)) setInstrument({ scale: value });
    }
  }, []);

  useSeenPlayer(instrumentPlayer, figure);

  const onFrame = (seconds: number) => {
    if (clock.current !== null) clock.current.textContent = clockTime(seconds);
  };

  return (
    <figure
      ref={figure}
      aria-label={t`Retune a voice`}
      className="overflow-hidden rounded-24 border border-line bg-linear-to-b from-surface-2/90 to-surface-1/95 shadow-[0_40px_140px_-40px_var(--family-glow)]"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-4 sm:px-6">
        <PlayButton
          playing={playing}
          busy={busy}
          label={playing ? t`Pause` : t`Play`}
          onPress={press}
        />
        <VersionSwitch
          name="instrument-version"
          heard={heard}
          words={{ versions: t`What you hear`, before: t`Before`, after: t`After` }}
          onHear={(version) => setInstrument({ heard: version })}
        />
        <p role="status" className="font-mono text-12 text-muted max-sm:order-last max-sm:w-full">
          {failed ? (
            <Trans>Your browser can’t play sound here. The graph shows what you’d hear.</Trans>
          ) : (
            <Trans>synthesized singer, {length} s</Trans>
          )}
        </p>
        <VolumeControl words={{ volume: t`Volume` }} className="ml-auto max-sm:hidden" />
        <p ref={clock} className="font-mono max-sm:ml-auto text-14 text-muted tabular-nums">
          {clockTime(0)}
        </p>
      </div>
      <InstrumentGraph
        raw={raw}
        tuned={line?.pitch}
        heard={heard}
        playing={playing && !busy}
        position={position}
        onFrame={onFrame}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-5 border-t border-line px-4 py-5 sm:px-6 md:gap-x-8">
        <RetuneKnob
          place={place}
          home={homePlace}
          milliseconds={milliseconds}
          onTurn={(turned) => setInstrument({ place: turned })}
          onGesture={play}
        />
        <div className="max-md:order-last max-md:w-full">
          <ScaleChips chosen={scale} onChoose={(chosen) => setInstrument({ scale: chosen })} />
        </div>
        <p className="min-w-0 flex-1 basis-20 text-right font-mono text-12 text-muted">
          <strong className="block font-display text-28 font-[650] tracking-display whitespace-nowrap text-text tabular-nums">
            <Plural value={cents} one="# cent" other="# cents" />
          </strong>
          <Trans>off target, was {rawCents}</Trans>
        </p>
      </div>
      <p role="status" className="sr-only">
        {settled === undefined ? null : (
          <Trans>
            <Plural value={settled.cents} one="# cent" other="# cents" /> off target, was{" "}
            {settled.rawCents}
          </Trans>
        )}
      </p>
    </figure>
  );
}
