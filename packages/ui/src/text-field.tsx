import { useId, type InputHTMLAttributes, type ReactNode } from "react";

/** A line under a field: what it wants, what is wrong with it, or that it is right now. */
export interface FieldNote {
  readonly tone: "hint" | "problem" | "right";
  readonly text: string;
}

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck" | "required"
>;

export interface TextFieldProps extends InputAttributes {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The person goes on to something else. */
  onLeave?: (() => void) | undefined;
  note?: FieldNote | undefined;
  /** Stands inside the field, at its end. */
  children?: ReactNode;
}

const tones: Record<FieldNote["tone"], string> = {
  hint: "text-faint",
  problem: "text-danger",
  right: "text-success",
};

export function TextField({
  label,
  name,
  value,
  onChange,
  onLeave,
  note,
  children,
  ...attributes
}: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className="block pb-1.5 text-14 font-medium">
        {label}
        {attributes.required === true ? (
          <span aria-hidden="true" className="text-muted">
            {" *"}
          </span>
        ) : null}
      </label>
      <div className="relative">
        <input
          {...attributes}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          aria-invalid={note?.tone === "problem"}
          aria-describedby={noteId}
          className={`min-h-12 w-full rounded-10 border border-line-strong bg-background px-4 py-2.5 text-16 transition-colors duration-150 hover:border-muted aria-invalid:border-danger ${children === undefined ? "" : "pr-13"}`}
        />
        {children}
      </div>
      {/* Always there, so that a change of its text is read out. */}
      <p id={noteId} aria-live="polite" className={`text-14 ${tones[note?.tone ?? "hint"]}`}>
        {note === undefined ? null : <span className="block pt-1.5">{note.text}</span>}
      </p>
    </div>
  );
}
