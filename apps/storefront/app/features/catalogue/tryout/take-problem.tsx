import { Notice } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { largestFile, longestTake } from "./limits.ts";
import type { TryoutProblem } from "./recording-problem.ts";

/** What went wrong, and what to do about it. */
export function TakeProblem({ problem }: { problem: TryoutProblem }) {
  const { i18n } = useLingui();
  const megabytes = i18n.number(largestFile / 1_000_000);
  const words: Readonly<Record<TryoutProblem, readonly [title: ReactNode, text: ReactNode]>> = {
    denied: [
      <Trans key="title">Your browser blocks the microphone here</Trans>,
      <Trans key="text">
        Allow it in your browser’s site settings and record again. Or open a file, or use the sample
        voice.
      </Trans>,
    ],
    noDevice: [
      <Trans key="title">No microphone found</Trans>,
      <Trans key="text">
        Plug one in and record again. Or open a file, or use the sample voice.
      </Trans>,
    ],
    deviceBusy: [
      <Trans key="title">Your microphone is in use</Trans>,
      <Trans key="text">Close the other app that’s using it, then record again.</Trans>,
    ],
    unsupported: [
      <Trans key="title">This browser can’t record</Trans>,
      <Trans key="text">Open an audio file instead, or use the sample voice.</Trans>,
    ],
    tooLarge: [
      <Trans key="title">That file is too large</Trans>,
      <Trans key="text">
        Choose one of up to {megabytes} MB. A few seconds of singing are enough: you’ll hear the
        first {longestTake}.
      </Trans>,
    ],
    notAudio: [
      <Trans key="title">We couldn’t read that as audio</Trans>,
      <Trans key="text">Try a WAV, MP3, M4A, OGG or FLAC file.</Trans>,
    ],
    silent: [
      <Trans key="title">We heard almost nothing</Trans>,
      <Trans key="text">
        Check that the right microphone is selected and not muted, then sing a little closer.
      </Trans>,
    ],
    unpitched: [
      <Trans key="title">We heard no notes</Trans>,
      <Trans key="text">
        Speech, breath and drums have no pitch to tune. Sing or hum one melody, without music
        playing.
      </Trans>,
    ],
    clipped: [
      <Trans key="title">Your take is too loud in places</Trans>,
      <Trans key="text">
        It’s tuned anyway. For a cleaner one, step back from the microphone and record again.
      </Trans>,
    ],
    notSaved: [
      <Trans key="title">Your browser didn’t save the take</Trans>,
      <Trans key="text">Its storage is full or turned off. Download the WAV instead.</Trans>,
    ],
    failed: [
      <Trans key="title">The tuner didn’t start</Trans>,
      <Trans key="text">Reload the page and try again.</Trans>,
    ],
  };
  const [title, text] = words[problem];
  return (
    <Notice tone="warning" title={title}>
      {text}
    </Notice>
  );
}
