import {
  audioOutput,
  openAudio,
  pairSound,
  resumeAudio,
  type PairSound,
  type Version,
} from "@autotune/ui/audio";
import { useEffect, useRef, useState } from "react";
import type { Recording } from "./take-messages.ts";

export interface TakePlayer {
  playing: boolean;
  /** The browser plays no sound here. */
  failed: boolean;
  press: () => void;
  pause: () => void;
  position: () => number;
  seek: (seconds: number) => void;
  /** Another take: what was heard before is dropped. */
  begin: (recording: Recording) => void;
  /** Its sound after tuning, heard from the same place on. */
  tuned: (samples: Float32Array<ArrayBuffer>) => void;
  /** As it is heard now. */
  recordingOf: (version: Version) => Recording | undefined;
}

/** Plays a take over and over, before and after tuning. */
export function useTakePlayer(heard: Version): TakePlayer {
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const buffers = useRef<Partial<Record<Version, AudioBuffer>>>({});
  const sound = useRef<PairSound>(undefined);
  const wanted = useRef(heard);
  /** Pressed before the first sound was ready. */
  const isAwaited = useRef(false);

  useEffect(() => {
    wanted.current = heard;
    sound.current?.hear(heard);
  }, [heard]);

  const pause = () => {
    isAwaited.current = false;
    sound.current?.pause();
    setPlaying(false);
  };

  const play = async () => {
    const context = openAudio();
    const { before, after } = buffers.current;
    isAwaited.current = after === undefined;
    if (before === undefined || after === undefined) return;
    sound.current ??= pairSound({
      context,
      output: audioOutput(context),
      buffers: { before, after },
      heard: wanted.current,
      loops: true,
      onEnd: () => setPlaying(false),
    });
    if (!(await resumeAudio(context))) throw new Error("The browser does not allow audio");
    sound.current.play();
    setPlaying(true);
    setFailed(false);
  };

  const start = () => void play().catch(() => setFailed(true));

  return {
    playing,
    failed,
    press: () => (playing ? pause() : start()),
    pause,
    position: () => sound.current?.position() ?? 0,
    seek: (seconds) => {
      sound.current?.seek(seconds);
    },
    begin: (recording) => {
      pause();
      sound.current = undefined;
      buffers.current = { before: bufferOf(recording) };
    },
    tuned: (samples) => {
      const { before } = buffers.current;
      if (before === undefined) return;
      buffers.current.after = bufferOf({ samples, sampleRate: before.sampleRate });
      sound.current?.replace("after", buffers.current.after);
      if (isAwaited.current) start();
    },
    recordingOf: (version) => {
      const buffer = buffers.current[version];
      if (buffer === undefined) return undefined;
      const { sampleRate } = buffer;
      return { samples: Float32Array.from(buffer.getChannelData(0)), sampleRate };
    },
  };
}

function bufferOf({ samples, sampleRate }: Recording): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  return buffer;
}
