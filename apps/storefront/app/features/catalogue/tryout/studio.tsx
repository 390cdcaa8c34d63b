import { Progress } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { TryoutProblem } from "./recording-problem.ts";
import { SavedTakes } from "./saved-takes.tsx";
import { TakeKeep } from "./take-keep.tsx";
import { TakeProblem } from "./take-problem.tsx";
import { TakeRecording } from "./take-recording.tsx";
import { TakeStart } from "./take-start.tsx";
import { listTakes, type SavedTake } from "./take-store.ts";
import { TakeWords } from "./take-words.tsx";
import { TunedTake } from "./tuned-take.tsx";
import type { Tryout } from "./use-tryout.ts";

/** Record, tune, see, and keep: the panel of the page, with what it has to say below. */
export function Studio({ tryout }: { tryout: Tryout }) {
  const { t } = useLingui();
  const { phase, take, line } = tryout;
  const [saved, setSaved] = useState<readonly SavedTake[]>([]);
  const [keepProblem, setKeepProblem] = useState<TryoutProblem>();
  const problem = tryout.problem ?? keepProblem;

  // A browser that stores nothing has nothing to list.
  const list = () => void listTakes().then(setSaved, () => setSaved([]));
  useEffect(list, []);

  return (
    <>
      <figure
        aria-label={t`Tune your voice`}
        aria-busy={phase === "listening"}
        className="overflow-hidden rounded-24 border border-line bg-linear-to-b from-surface-2/90 to-surface-1/95 shadow-[0_40px_140px_-40px_var(--family-glow)]"
      >
        {phase === "recording" ? (
          <TakeRecording levels={tryout.levels} timeLeft={tryout.timeLeft} onStop={tryout.stop} />
        ) : phase === "listening" ? (
          <div className="grid min-h-[clamp(26rem,40vw,34rem)] place-items-center px-6">
            <div className="w-full max-w-120">
              <Progress label={<Trans>Finding your notes…</Trans>} value={tryout.progress} />
            </div>
          </div>
        ) : phase === "tuned" && take !== undefined ? (
          <TunedTake tryout={tryout} take={take} />
        ) : (
          <TakeStart
            opening={phase === "opening"}
            returning={tryout.begun}
            onRecord={tryout.record}
            onFile={tryout.open}
            onSample={tryout.sing}
          />
        )}
      </figure>
      <p className="mt-5 flex items-start gap-2.5 text-14 text-muted sm:justify-center">
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="mt-0.5 size-4.5 shrink-0 fill-none stroke-success stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round]"
        >
          <path d="M5 9h10v8H5zM7 9V6a3 3 0 0 1 6 0v3" />
        </svg>
        <Trans>Your voice stays on this device. Nothing is uploaded.</Trans>
      </p>
      {problem === undefined ? null : (
        <div className="mx-auto mt-6 max-w-160">
          <TakeProblem problem={problem} />
        </div>
      )}
      {phase === "tuned" && line !== undefined ? (
        <div className="mt-14 grid gap-10">
          <TakeWords line={line} />
          <TakeKeep
            tryout={tryout}
            onSaved={() => {
              setKeepProblem(undefined);
              list();
            }}
            onProblem={() => setKeepProblem("notSaved")}
          />
        </div>
      ) : null}
      <SavedTakes takes={saved} onOpen={tryout.openSaved} onChanged={list} />
    </>
  );
}
