import { useId, type ReactNode } from "react";

/** A line under a field: what it wants, what is wrong with it, or that it is right now. */
export interface FieldNote {
  readonly tone: "hint" | "problem" | "right";
  readonly text: string;
}

interface FieldProps {
  label: string;
  required: boolean;
  note: FieldNote | undefined;
  /** The control, with the ids that tie it to its label and its note. */
  children: (ids: { id: string; noteId: string }) => ReactNode;
}

/** The look of a control that is filled in. */
export const fieldClass =
  "min-h-12 w-full rounded-10 border border-line-strong bg-background px-4 py-2.5 text-16 transition-colors duration-150 hover:border-muted aria-invalid:border-danger disabled:opacity-50";

/** A label above a control, and a note below it. */
export function Field({ label, required, note, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className="block pb-1.5 text-14 font-medium">
        {label}
        {required ? (
          <span aria-hidden="true" className="text-muted">
            {" *"}
          </span>
        ) : null}
      </label>
      {children({ id, noteId })}
      <FieldNoteText id={noteId} note={note} />
    </div>
  );
}

const tones: Record<FieldNote["tone"], string> = {
  hint: "text-faint",
  problem: "text-danger",
  right: "text-success",
};

/** Always there, so that a change of its text is read out. */
export function FieldNoteText({ id, note }: { id: string; note: FieldNote | undefined }) {
  return (
    <p id={id} aria-live="polite" className={`text-14 ${tones[note?.tone ?? "hint"]}`}>
      {note === undefined ? null : <span className="block pt-1.5">{note.text}</span>}
    </p>
  );
}
