import type { TextFieldProps } from "./text-field.tsx";
import { Field, fieldClass } from "./field.tsx";
import { useEarlyInput } from "./use-early-input.ts";

type TextAreaFieldProps = Pick<
  TextFieldProps,
  "label" | "name" | "value" | "onChange" | "note" | "required" | "readOnly"
> & {
  /** How many lines stand there at first; it grows with what is written. */
  rows: number;
  maxLength: number;
};

/** For some sentences. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, note, onChange, required = false, ...attributes } = props;
  const field = useEarlyInput<HTMLTextAreaElement>(attributes.value, onChange);
  return (
    <Field label={label} required={required} note={note}>
      {({ id, noteId }) => (
        <textarea
          {...attributes}
          ref={field}
          id={id}
          required={required}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={note?.tone === "problem"}
          aria-describedby={noteId}
          className={`${fieldClass} block max-h-96 resize-y [field-sizing:content]`}
        />
      )}
    </Field>
  );
}
