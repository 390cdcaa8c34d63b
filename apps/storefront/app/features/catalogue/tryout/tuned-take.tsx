import { Button, iconButtonClass } from "@autotune/ui";
import { clockTime, PlayButton, VersionSwitch, VolumeControl } from "@autotune/ui/audio";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { longestTake } from "./limits.ts";
import { KeyChoice } from "./key-choice.tsx";
import { ScaleChoice } from "./scale-choice.tsx";
import { TakeGraph, zooms } from "./take-graph.tsx";
import { TuningControls } from "./tuning-controls.tsx";
import { scaleOf } from "./tuning-settings.ts";
import type { HeardSinging, TakeSource, Tryout } from "./use-tryout.ts";

interface TunedTakeProps {
  tryout: Tryout;
  take: HeardSinging;
}

/** A take with everything that can be done to it. */
export function TunedTake({ tryout, take }: TunedTakeProps) {
  const { t, i18n } = useLingui();
  const { player, settings, line, settled, heard } = tryout;
  const [zoom, setZoom] = useState<(typeof zooms)[number]>(1);
  const play = useRef<HTMLButtonElement>(null);
  // The control that had the focus is gone with its step.
  useEffect(() => play.current?.focus({ preventScroll: true }), []);
  const clock = useRef<HTMLParagraphElement>(null);
  const scrubber = useRef<HTMLInputElement>(null);
  const onFrame = (seconds: number) => {
    if (clock.current !== null) clock.current.textContent = clockTime(seconds);
    if (scrubber.current !== null) scrubber.current.value = String(seconds);
  };
  const zoomBy = (step: 1 | -1) => {
    const next = zooms[zooms.indexOf(zoom) + step];
    if (next !== undefined) setZoom(next);
  };
  const seconds = i18n.number(take.seconds, { maximumFractionDigits: 1 });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-4 sm:px-6">
        <PlayButton
          ref={play}
          playing={player.playing}
          busy={false}
          label={player.playing ? t`Pause` : t`Play`}
          onPress={player.press}
        />
        <VersionSwitch
          name="take-version"
          heard={heard}
          words={{ versions: t`What you hear`, before: t`Before`, after: t`After` }}
          onHear={tryout.hear}
        />
        <p role="status" className="font-mono text-12 text-muted max-sm:order-last max-sm:w-full">
          {player.failed ? (
            <Trans>Your browser can’t play sound here. The graph shows what you’d hear.</Trans>
          ) : (
            <>
              <SourceName source={take.source} />, <Trans>{seconds} s</Trans>
              {take.cutFrom === undefined ? null : (
                <span className="block text-warning">
                  <Trans>Your file is longer. This is its first {longestTake} seconds.</Trans>
                </span>
              )}
            </>
          )}
        </p>
        <VolumeControl words={{ volume: t`Volume` }} className="ml-auto max-sm:hidden" />
        <p ref={clock} className="font-mono text-14 text-muted tabular-nums max-sm:ml-auto">
          {clockTime(0)}
        </p>
      </div>
      <TakeGraph
        seconds={take.seconds}
        raw={take.pitch}
        tuned={line?.pitch}
        scale={scaleOf(settings)}
        heard={heard}
        playing={player.playing}
        zoom={zoom}
        position={player.position}
        onFrame={onFrame}
        onSeek={player.seek}
      />
      <div className="flex items-center gap-1 border-y border-line px-4 py-2 sm:px-6">
        <input
          ref={scrubber}
          type="range"
          min="0"
          max={take.seconds}
          step="0.1"
          defaultValue="0"
          aria-label={t`Position in the take`}
          onChange={({ target }) => player.seek(target.valueAsNumber)}
          className="h-10 min-w-0 flex-1 cursor-pointer accent-family"
        />
        <ZoomButton label={t`Zoom out`} drawing="M5 10h10" onPress={() => zoomBy(-1)} />
        <ZoomButton label={t`Zoom in`} drawing="M5 10h10M10 5v10" onPress={() => zoomBy(1)} />
      </div>
      <div className="grid gap-x-10 gap-y-8 px-4 py-7 sm:grid-cols-2 sm:px-6">
        <KeyChoice
          keys={take.keys}
          settings={settings}
          onChange={({ tonic, mode }) => tryout.change({ tonic, mode })}
        />
        <ScaleChoice settings={settings} onChange={tryout.change} />
        <div className="grid content-start gap-x-10 gap-y-6 border-t border-line pt-7 sm:col-span-2 sm:grid-cols-2 md:grid-cols-[auto_auto_minmax(0,1fr)] md:gap-x-14">
          <TuningControls settings={settings} onChange={tryout.change} />
        </div>
      </div>
      <div className="flex border-t border-line px-4 py-4 sm:px-6">
        <Button variant="quiet" size="small" onClick={tryout.startOver}>
          <Trans>Start over with another voice</Trans>
        </Button>
      </div>
      <p role="status" className="sr-only">
        {settled === undefined ? null : (
          <Trans>
            <Plural value={settled.cents} one="# cent" other="# cents" /> off target, was{" "}
            {settled.rawCents}
          </Trans>
        )}
      </p>
    </>
  );
}

function SourceName({ source }: { source: TakeSource }) {
  switch (source) {
    case "recording":
      return <Trans>your take</Trans>;
    case "file":
      return <Trans>your file</Trans>;
    case "sample":
      return <Trans>synthesized singer</Trans>;
    case "saved":
      return <Trans>your saved take</Trans>;
  }
}

interface ZoomButtonProps {
  label: string;
  drawing: string;
  onPress: () => void;
}

function ZoomButton({ label, drawing, onPress }: ZoomButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className={iconButtonClass}>
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-[1.6] [stroke-linecap:round]"
      >
        <path d={drawing} />
      </svg>
    </button>
  );
}
