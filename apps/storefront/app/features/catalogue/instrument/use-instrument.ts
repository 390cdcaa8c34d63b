import {
  allowAudio,
  audioOutput,
  registerSound,
  registeredSound,
  openAudio,
  pairSound,
  resumeAudio,
  type PairSound,
  type Version,
} from "@autotune/ui/audio";
import { useEffect, useRef, useState } from "react";
import { startListening, stopListening, useListening } from "../listening/listening.ts";
import { instrumentPlayer } from "./instrument-player-name.ts";
import { startTuner } from "./start-tuner.ts";
import type { LineResponse, TunerResponse, Tuning } from "./tuner-messages.ts";

interface InstrumentState {
  playing: boolean;
  /** Play was clicked, and the worker has not finished its first sound. */
  busy: boolean;
  /** Audio or the worker does not work here. */
  failed: boolean;
  /** The voice as sung, in MIDI notes. */
  raw: Float32Array | undefined;
  line: LineResponse | undefined;
  /** The line of the current sound, after a setting was changed. */
  settled: LineResponse | undefined;
  press: () => void;
  /** Does nothing while it plays. */
  play: () => void;
  position: () => number;
}

/** Synthesises and tunes in a worker, and plays the result over and over. The sound goes on on other pages. */
export function useInstrument(tuning: Tuning, heard: Version): InstrumentState {
  const { scale, milliseconds } = tuning;
  const playing = useListening((listening) => listening.player === instrumentPlayer);
  const [raw, setRaw] = useState<Float32Array>();
  const [line, setLine] = useState<LineResponse>();
  const [settled, setSettled] = useState<LineResponse>();
  const [ready, setReady] = useState(() => registeredSound(instrumentPlayer) !== undefined);
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  const [tuner, setTuner] = useState<ReturnType<typeof startTuner>>();
  const buffers = useRef<Partial<Record<Version, AudioBuffer>>>({});
  const sound = useRef<PairSound | undefined>(registeredSound(instrumentPlayer));
  const wanted = useRef(heard);

  useEffect(() => {
    let rate = 0;
    let drawn: LineResponse | undefined;

    function take(response: TunerResponse): void {
      if (response.kind === "voice") {
        rate = response.sampleRate;
        buffers.current.before = bufferOf(response.samples, rate);
        sound.current?.replace("before", buffers.current.before);
        setRaw(response.pitch);
      } else if (response.kind === "line") {
        drawn = response;
        setLine(response);
      } else {
        const first = buffers.current.after === undefined;
        buffers.current.after = bufferOf(response.samples, rate);
        sound.current?.replace("after", buffers.current.after);
        setReady(true);
        if (!first) setSettled(drawn);
      }
    }

    const fail = () => {
      setFailed(tries);
      stopListening(instrumentPlayer);
    };
    try {
      const started = startTuner(take, fail);
      setTuner(started);
      return started.end;
    } catch {
      fail();
    }
  }, [tries]);

  useEffect(() => tuner?.tune({ scale, milliseconds }), [tuner, scale, milliseconds]);

  useEffect(() => {
    if (!playing) sound.current?.pause();
    if (!playing || !ready) return;
    let left = false;

    const start = async () => {
      const context = openAudio();
      if (sound.current === undefined) {
        const { before, after } = buffers.current;
        if (before === undefined || after === undefined) return;
        sound.current = pairSound({
          context,
          output: audioOutput(context),
          buffers: { before, after },
          heard: wanted.current,
          loops: true,
          onEnd: () => stopListening(instrumentPlayer),
        });
      }
      if (!(await resumeAudio(context))) throw new Error("The browser does not allow audio");
      setFailed(0);
      if (left) return;
      sound.current.play();
      registerSound(instrumentPlayer, sound.current);
    };
    start().catch(() => {
      setFailed(tries);
      stopListening(instrumentPlayer);
    });

    return () => {
      left = true;
    };
  }, [playing, ready, tries]);

  useEffect(() => {
    wanted.current = heard;
    sound.current?.hear(heard);
  }, [heard]);

  const play = () => {
    if (playing) return;
    // Nothing to play, and no worker left to render it: start a new one.
    if (failed === tries && !ready) setTries(tries + 1);
    // Within the event handler: some browsers allow audio only there.
    allowAudio();
    startListening(instrumentPlayer);
  };

  return {
    playing,
    busy: playing && !ready,
    failed: failed === tries,
    raw,
    line,
    settled,
    press: () => (playing ? stopListening(instrumentPlayer) : play()),
    play,
    position: () => sound.current?.position() ?? 0,
  };
}

function bufferOf(samples: Float32Array<ArrayBuffer>, sampleRate: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  return buffer;
}
