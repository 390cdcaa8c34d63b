import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from "react";
import { buttonClass } from "../button-class.ts";
import { chooseVersion, chosenVersion } from "./chosen-version.ts";
import { clockTime } from "./clock-time.ts";
import type { Demo } from "./demo.ts";
import { DemoGraph } from "./demo-picture.tsx";
import { allowAudio } from "./open-audio.ts";
import type { Version } from "./pair-sound.ts";
import { PlayButton } from "./play-button.tsx";
import type { PlayerWords } from "./player-words.ts";
import { heightOf } from "./trace-pitch.ts";
import { usePair } from "./use-pair.ts";
import { VersionSwitch } from "./version-switch.tsx";
import { VolumeControl } from "./volume-control.tsx";

interface AbPlayerProps {
  /** Its name among the players of the shop. */
  player: string;
  /** The accessible name of the player. */
  title: string;
  demo: Demo;
  words: PlayerWords;
  /** Controlled: one sound plays on a page. */
  playing: boolean;
  onPlayingChange: (playing: boolean) => void;
}

/** Seconds that an arrow key moves. */
const arrowStep: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** The same singing before and after, switched in place. `b` switches while the player has the focus. */
export function AbPlayer({ player, title, demo, words, playing, onPlayingChange }: AbPlayerProps) {
  const name = useId();
  const [heard, setHeard] = useState(() => chosenVersion(player));
  const button = useRef<HTMLButtonElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const left = useRef<HTMLSpanElement>(null);
  const said = useRef(0);

  const { state, position, seek } = usePair({
    player,
    demo,
    heard,
    playing,
    onStop() {
      onPlayingChange(false);
      requestAnimationFrame(show);
    },
    onShare: (share) => screen.current?.style.setProperty("--loaded", String(share)),
  });
  const busy = playing && state === "loading";

  // Sixty times a second: written into the DOM without React.
  function show(): void {
    const at = position();
    const note = noteAt(demo[heard].pitch, at / demo.seconds);
    const { lowestNote: lowest, highestNote: highest } = demo;
    const height = heightOf(note, { highest, laneHeight: 1 / (highest - lowest + 1) });
    screen.current?.style.setProperty("--played", String(at / demo.seconds));
    screen.current?.style.setProperty("--pitch", String(height));
    screen.current?.toggleAttribute("data-sounding", note > 0);
    if (left.current !== null) left.current.textContent = `−${clockTime(demo.seconds - at)}`;
    if (slider.current === null) return;
    slider.current.value = String(at);
    // Once a second: every change may be read out.
    if (said.current === Math.floor(at)) return;
    said.current = Math.floor(at);
    slider.current.ariaValueText = words.at(said.current);
  }

  useEffect(() => {
    if (!playing || state !== "ready") return;
    let frame = requestAnimationFrame(function next() {
      show();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  });

  const showPlace = useEffectEvent(show);
  // It may have been played before, on another page.
  useEffect(() => showPlace(), []);

  const hear = (version: Version) => {
    chooseVersion(player, version);
    setHeard(version);
  };
  const move = (seconds: number) => {
    seek(seconds);
    show();
  };
  const onSliderKey = (event: KeyboardEvent) => {
    const step = arrowStep[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(position() + step);
  };
  const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key.toLowerCase() !== "b" || ctrlKey || metaKey || altKey) return;
    hear(heard === "before" ? "after" : "before");
  };
  const press = () => {
    // Inside the event handler: some browsers let sound begin only there.
    if (!playing) allowAudio();
    onPlayingChange(!playing);
  };
  const tryAgain = () => {
    // The pressed button is removed, and the focus must not be lost with it.
    button.current?.focus();
    press();
  };

  return (
    <div role="group" aria-label={title} onKeyDown={onKey}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
        <PlayButton
          ref={button}
          playing={playing}
          busy={busy}
          label={playing ? words.pause : words.play}
          onPress={press}
        />
        <VersionSwitch name={name} heard={heard} words={words} onHear={hear} />
        <p className="font-mono text-12 text-muted max-sm:order-last">{words.singer}</p>
        <VolumeControl words={words} className="ml-auto max-sm:hidden" />
        <span
          ref={left}
          className="font-mono text-14 text-muted tabular-nums max-sm:order-last max-sm:ml-auto"
        >
          {`−${clockTime(demo.seconds)}`}
        </span>
      </div>
      <div className="relative border-t border-line">
        <DemoGraph demo={demo} heard={heard} />
        <div
          ref={screen}
          data-playing={playing ? "" : undefined}
          className="group/screen absolute [--graph-share:0.722] sm:[--graph-share:0.727] inset-y-0 right-0 left-11 overflow-hidden sm:left-16"
        >
          <div
            className={`absolute inset-y-0 right-0 bg-background/60 opacity-0 transition-opacity duration-200 group-data-playing/screen:opacity-100 ${busy ? "left-[calc(var(--loaded,0)*100%)] animate-pulse" : "left-[calc(var(--played,0)*100%)] motion-reduce:hidden"}`}
          />
          <div className="absolute inset-y-0 left-[calc(var(--played,0)*100%)] w-px bg-text/70 motion-reduce:group-data-playing/screen:hidden" />
          <div className="absolute top-[calc(var(--pitch,0)*var(--graph-share)*100%)] left-[calc(var(--played,0)*100%)] size-3 -translate-1/2 rounded-full bg-text opacity-0 shadow-[0_0_18px_4px_var(--family)] group-data-sounding/screen:group-data-playing/screen:opacity-100 motion-reduce:hidden" />
          <input
            ref={slider}
            type="range"
            min="0"
            max={demo.seconds}
            step="0.01"
            defaultValue="0"
            aria-label={words.position}
            aria-valuetext={words.at(0)}
            onChange={({ target }) => move(target.valueAsNumber)}
            onKeyDown={onSliderKey}
            className="peer absolute inset-0 size-full cursor-pointer touch-pan-y appearance-none opacity-0 [&::-moz-range-thumb]:w-px [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
          />
          <span className="pointer-events-none absolute inset-1 rounded-10 peer-focus-visible:outline-2" />
          {state === "failed" ? (
            <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-background/85 p-5 text-center">
              <p>{words.failed}</p>
              <button
                type="button"
                onClick={tryAgain}
                className={buttonClass("secondary", "small")}
              >
                {words.tryAgain}
              </button>
            </div>
          ) : null}
        </div>
      </div>
      <p role="status" className="sr-only">
        {busy ? words.loading : state === "failed" ? words.failed : null}
      </p>
    </div>
  );
}

function noteAt(pitch: Float32Array, share: number): number {
  return pitch[Math.min(pitch.length - 1, Math.floor(share * pitch.length))] ?? 0;
}
