import type { InputHTMLAttributes, ReactNode } from "react";
import { Field, fieldClass, type FieldNote } from "./field.tsx";
import { useEarlyInput } from "./use-early-input.ts";

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "type"
  | "autoComplete"
  | "inputMode"
  | "autoCapitalize"
  | "spellCheck"
  | "required"
  | "disabled"
  | "readOnly"
>;

export interface TextFieldProps extends InputAttributes {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** On blur. */
  onLeave?: (() => void) | undefined;
  note?: FieldNote | undefined;
  /** Stands inside the field, at its end. */
  children?: ReactNode;
}

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
  const field = useEarlyInput<HTMLInputElement>(value, onChange);
  return (
    <Field label={label} required={attributes.required === true} note={note}>
      {({ id, noteId }) => (
        <div className="relative">
          <input
            {...attributes}
            ref={field}
            id={id}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
            aria-invalid={note?.tone === "problem"}
            aria-describedby={noteId}
            className={`${fieldClass} [&[readonly]]:border-line [&[readonly]]:text-muted ${children === undefined ? "" : "pr-13"}`}
          />
          {children}
        </div>
      )}
    </Field>
  );
}
