import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useState, type DragEvent } from "react";
import { heroFigures } from "../instrument/hero-figures.ts";
import { longestTake } from "./limits.ts";
import { StageBackdrop } from "./stage-backdrop.tsx";

interface TakeStartProps {
  opening: boolean;
  /** After a take: the focus was on a control that is gone. */
  returning: boolean;
  onRecord: () => void;
  onFile: (file: File) => void;
  onSample: () => void;
}

const door =
  "group/door flex min-h-20 w-full cursor-pointer items-center gap-4 px-5 py-4 text-left transition-colors duration-150 hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 focus-visible:-outline-offset-2 sm:px-7";

/** The first step: sing, bring a file, or listen to the synthesized singer. */
export function TakeStart({ opening, returning, onRecord, onFile, onSample }: TakeStartProps) {
  const { i18n } = useLingui();
  const [isOver, setIsOver] = useState(false);
  const record = useRef<HTMLButtonElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const takeChosen = useCallback(() => {
    const [file] = chooser.current?.files ?? [];
    if (chooser.current === null || file === undefined) return;
    chooser.current.value = "";
    onFile(file);
  }, [onFile]);
  // One that was chosen before React listened.
  useEffect(takeChosen, [takeChosen]);
  useEffect(() => {
    if (returning) record.current?.focus();
  }, [returning]);
  const length = i18n.number(heroFigures.seconds);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  };

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      data-over={isOver ? "" : undefined}
      className="group/stage"
    >
      <div className="relative isolate grid min-h-[clamp(21rem,34vw,29rem)] place-items-center overflow-hidden px-5 py-10 transition-colors duration-150 group-data-over/stage:bg-family/12">
        <StageBackdrop />
        <div className="absolute inset-0 -z-1 bg-[radial-gradient(58%_46%_at_50%_60%,var(--color-surface-1)_35%,transparent)] sm:bg-[radial-gradient(30rem_18rem_at_50%_54%,var(--color-surface-1)_40%,transparent)]" />
        <div className="grid justify-items-center text-center">
          <button
            ref={record}
            type="button"
            aria-busy={opening}
            aria-describedby="record-terms"
            onClick={onRecord}
            className="group/record grid cursor-pointer justify-items-center gap-5 rounded-24 px-6 py-2 outline-offset-4"
          >
            <span className="relative grid size-28 place-items-center rounded-full bg-text text-ink shadow-[0_0_90px_-6px_var(--color-coral)] transition-[background-color,scale] duration-150 group-hover/record:scale-105 group-hover/record:bg-family motion-reduce:transition-none sm:size-32">
              <span className="absolute -inset-2.5 rounded-full border border-text/25" />
              <span className="absolute -inset-6 rounded-full border border-text/10 group-aria-busy/record:animate-pulse group-aria-busy/record:border-text/60" />
              <svg
                viewBox="0 0 40 40"
                aria-hidden="true"
                className="size-12 fill-none stroke-current stroke-[2.4] [stroke-linecap:round] [stroke-linejoin:round]"
              >
                <rect x="14.5" y="4.5" width="11" height="19" rx="5.5" className="fill-current" />
                <path d="M8.5 18.5a11.5 11.5 0 0 0 23 0M20 30v5.5M14 35.5h12" />
              </svg>
            </span>
            <span className="font-display text-36 font-[650] tracking-display">
              {opening ? <Trans>Allow the microphone</Trans> : <Trans>Record your voice</Trans>}
            </span>
          </button>
          <p id="record-terms" className="mt-3 max-w-[34ch] text-16 text-muted">
            <Trans>
              Up to {longestTake} seconds. Sing or hum one melody, without music playing.
            </Trans>
          </p>
        </div>
      </div>
      <div className="grid border-t border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:divide-x sm:divide-line">
        <label className={door}>
          <DoorIcon d="M10 2.5v10m0-10L6.2 6.3M10 2.5l3.8 3.8M3 13.5v3.2h14v-3.2" />
          <span>
            <span className="block font-medium">
              <Trans>Open an audio file</Trans>
            </span>
            <span className="block text-14 text-muted">
              <Trans>Or drop it anywhere on this panel</Trans>
            </span>
          </span>
          <input
            type="file"
            accept="audio/*"
            className="sr-only"
            ref={chooser}
            onChange={takeChosen}
          />
        </label>
        <button type="button" onClick={onSample} className={door}>
          <DoorIcon d="M3 10h1.6l1.6-4.6 2.6 10 2.6-12.4 2.4 8.6 1.2-1.6h2" />
          <span>
            <span className="block font-medium">
              <Trans>Use the sample voice</Trans>
            </span>
            <span className="block text-14 text-muted">
              <Trans>synthesized singer, {length} s</Trans>
            </span>
          </span>
        </button>
      </div>
    </div>
  );
}

function DoorIcon({ d }: { d: string }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-background text-family transition-colors duration-150 group-hover/door:border-family">
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d={d} />
      </svg>
    </span>
  );
}
