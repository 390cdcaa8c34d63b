import type { Version } from "@autotune/ui/audio";
import type { Key } from "@autotune/voice";
import { useEffect, useRef, useState } from "react";
import { longestTake } from "./limits.ts";
import { microphoneProblem, type TryoutProblem } from "./recording-problem.ts";
import { readAudioFile } from "./read-audio-file.ts";
import { startTakeWorker, type TakeWorker } from "./start-take-worker.ts";
import type { Recording, TakeResponse, TunedLine } from "./take-messages.ts";
import type { SavedTake } from "./take-store.ts";
import type { TuningSettings } from "./tuning-settings.ts";
import { useTakePlayer, type TakePlayer } from "./use-take-player.ts";
import { useTuningSettings } from "./use-tuning-settings.ts";
import { useVoiceRecorder } from "./use-voice-recorder.ts";

/** Where a visit of the page stands. */
type Phase = "empty" | "opening" | "recording" | "listening" | "tuned";
export type TakeSource = "recording" | "file" | "sample" | "saved";

/** A take that was heard through. */
export interface HeardSinging {
  readonly source: TakeSource;
  readonly seconds: number;
  /** How long the file is of which this is the beginning. */
  readonly cutFrom: number | undefined;
  /** MIDI notes, 0 for silence. */
  readonly pitch: Float32Array;
  readonly keys: readonly Key[];
}

export interface Tryout {
  phase: Phase;
  /** Something was recorded or opened before. */
  begun: boolean;
  problem: TryoutProblem | undefined;
  /** Of listening, from 0 to 1. */
  progress: number;
  take: HeardSinging | undefined;
  line: TunedLine | undefined;
  /** The line of the current sound, after a setting was changed. */
  settled: TunedLine | undefined;
  /** The sound is of other settings, or there is none yet. */
  rendering: boolean;
  settings: TuningSettings;
  change: (settings: Partial<TuningSettings>) => void;
  heard: Version;
  hear: (version: Version) => void;
  player: TakePlayer;
  /** Loudness of each chunk that was recorded so far, 0 to 1. */
  levels: () => readonly number[];
  /** Seconds that are left of the longest take. */
  timeLeft: () => number;
  record: () => void;
  stop: () => void;
  open: (file: File) => void;
  sing: () => void;
  openSaved: (take: SavedTake) => void;
  startOver: () => void;
}

/** Records or opens a voice, and tunes it in a worker. Nothing leaves the page. */
export function useTryout(): Tryout {
  const [phase, setPhase] = useState<Phase>("empty");
  const [problem, setProblem] = useState<TryoutProblem>();
  const [progress, setProgress] = useState(0);
  const [take, setTake] = useState<HeardSinging>();
  const [line, setLine] = useState<TunedLine>();
  const [settled, setSettled] = useState<TunedLine>();
  const [begun, setBegun] = useState(false);
  const tuning = useTuningSettings();
  const { settings } = tuning;
  const [heard, setHeard] = useState<Version>("after");
  const player = useTakePlayer(heard);
  const recorder = useVoiceRecorder();
  const worker = useRef<TakeWorker>(undefined);
  /** Counts what was begun: a file that is read later than the next beginning is not taken. */
  const beginning = useRef(0);
  const lastLine = useRef<TunedLine>(undefined);
  /** Settings whose line is still to come. The worker draws one for each, in this order. */
  const asked = useRef<TuningSettings[]>([]);
  const lineSettings = useRef<TuningSettings>(undefined);
  const [soundSettings, setSoundSettings] = useState<TuningSettings>();
  const coming = useRef<Pick<HeardSinging, "source" | "cutFrom">>({
    source: "sample",
    cutFrom: undefined,
  });

  useEffect(() => () => worker.current?.end(), []);

  const fail = (found: TryoutProblem) => {
    setProblem(found);
    setPhase("empty");
  };

  const receive = (response: TakeResponse) => {
    switch (response.kind) {
      case "progress":
        setProgress(response.share);
        break;
      case "heard": {
        const { samples, sampleRate, pitch, keys, problem: found } = response;
        if (found === "silent" || found === "unpitched") {
          fail(found);
          break;
        }
        setProblem(found);
        player.begin({ samples, sampleRate });
        setTake({ ...coming.current, seconds: samples.length / sampleRate, pitch, keys });
        tuning.suggest(keys[0]);
        setLine(undefined);
        setSettled(undefined);
        setHeard("after");
        setPhase("tuned");
        break;
      }
      case "line":
        lastLine.current = response;
        lineSettings.current = asked.current.shift();
        setLine(response);
        break;
      case "sound":
        player.tuned(response.samples);
        setSettled(lastLine.current);
        setSoundSettings(lineSettings.current);
        break;
    }
  };

  useEffect(() => {
    if (take === undefined || worker.current === undefined) return;
    asked.current.push(settings);
    worker.current.ask({ kind: "tune", settings });
  }, [take, settings]);

  const working = (): TakeWorker | undefined => {
    try {
      worker.current ??= startTakeWorker(receive, () => {
        worker.current = undefined;
        asked.current = [];
        fail("failed");
      });
    } catch {
      fail("failed");
    }
    return worker.current;
  };

  const listen = (next: Pick<HeardSinging, "source" | "cutFrom">, voice?: Recording) => {
    beginning.current += 1;
    coming.current = next;
    setProblem(undefined);
    setProgress(0);
    setBegun(true);
    setPhase("listening");
    recorder.cancel();
    player.pause();
    if (voice === undefined) working()?.ask({ kind: "sample" });
    else working()?.ask({ kind: "take", ...voice }, [voice.samples.buffer]);
  };

  const record = async () => {
    // A second press: it is being asked for, or on.
    if (phase === "opening" || phase === "recording") return;
    beginning.current += 1;
    setProblem(undefined);
    setBegun(true);
    setPhase("opening");
    player.pause();
    try {
      const isOn = await recorder.start((voice) =>
        listen({ source: "recording", cutFrom: undefined }, voice),
      );
      if (isOn) setPhase("recording");
    } catch (error) {
      fail(microphoneProblem(error));
    }
  };

  const open = async (file: File) => {
    const own = ++beginning.current;
    setProblem(undefined);
    setProgress(0);
    setBegun(true);
    setPhase("listening");
    recorder.cancel();
    const result = await readAudioFile(file);
    if (beginning.current !== own) return;
    if (!result.ok) {
      fail(result.problem);
      return;
    }
    const cutFrom = result.seconds > longestTake ? result.seconds : undefined;
    listen({ source: "file", cutFrom }, result.recording);
  };

  return {
    phase,
    begun,
    problem,
    progress,
    take,
    line,
    settled,
    rendering: settled === undefined || soundSettings !== settings,
    settings,
    change: tuning.change,
    heard,
    hear: setHeard,
    player,
    levels: recorder.levels,
    timeLeft: recorder.timeLeft,
    record: () => void record(),
    stop: recorder.stop,
    open: (file) => void open(file),
    sing: () => listen({ source: "sample", cutFrom: undefined }),
    openSaved: ({ samples, sampleRate, settings: saved }) => {
      tuning.change(saved);
      // A copy: the worker takes the buffer over, and the list may open this take again.
      listen({ source: "saved", cutFrom: undefined }, { samples: samples.slice(), sampleRate });
    },
    startOver: () => {
      beginning.current += 1;
      player.pause();
      tuning.listenForKey();
      setProblem(undefined);
      setTake(undefined);
      setLine(undefined);
      setPhase("empty");
    },
  };
}
