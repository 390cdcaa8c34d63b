import { noteName } from "@autotune/ui/audio";
import type { NoteError } from "@autotune/voice";
import { Plural, Trans } from "@lingui/react/macro";
import type { TunedLine } from "./take-messages.ts";

/** Nearer than this, in cents, nobody hears it. */
const audible = 8;
/** Seconds: what is shorter was passed, not sung. */
const shortest = 0.15;
const listed = 6;

/** How far off each note was, in words that a singer understands. */
export function TakeWords({ line }: { line: TunedLine }) {
  const { cents, rawCents } = line;
  const notes = line.notes.filter(({ seconds }) => seconds >= shortest);
  const worst = notes.toSorted((one, other) => weightOf(other) - weightOf(one))[0];
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 className="text-36">
          {worst === undefined || Math.abs(worst.cents) < audible ? (
            <Trans>You sang that in tune.</Trans>
          ) : (
            <Mostly note={worst} />
          )}
        </h2>
        <ul className="mt-5 flex flex-wrap gap-2">
          {notes.slice(0, listed).map((note) => (
            <li
              key={note.note}
              className="flex min-h-10 items-center gap-2.5 rounded-full border border-line bg-background px-4 text-14 text-muted"
            >
              <strong className="font-mono font-medium text-text">{noteName(note.note)}</strong>
              <Deviation cents={note.cents} />
            </li>
          ))}
        </ul>
      </div>
      <p className="font-mono text-12 text-muted md:text-right">
        <strong className="block font-display text-36 font-[650] tracking-display whitespace-nowrap text-text tabular-nums">
          <Plural value={cents} one="# cent" other="# cents" />
        </strong>
        <Trans>off target, was {rawCents}</Trans>
      </p>
    </div>
  );
}

/** Long notes are heard most. */
function weightOf({ cents, seconds }: NoteError): number {
  return Math.abs(cents) * Math.sqrt(seconds);
}

function Mostly({ note: { note, cents } }: { note: NoteError }) {
  const name = noteName(note);
  const off = Math.abs(cents);
  return cents < 0 ? (
    <Trans>
      Mostly <Plural value={off} one="# cent" other="# cents" /> flat on {name}
    </Trans>
  ) : (
    <Trans>
      Mostly <Plural value={off} one="# cent" other="# cents" /> sharp on {name}
    </Trans>
  );
}

function Deviation({ cents }: { cents: number }) {
  const off = Math.abs(cents);
  if (off < audible) return <Trans>in tune</Trans>;
  return cents < 0 ? <Trans>{off} cents flat</Trans> : <Trans>{off} cents sharp</Trans>;
}
