import { Field, fieldClass, type FieldNote } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { useEarlyInput } from "./use-early-input.ts";

interface SelectFieldProps<Value extends string> {
  label: string;
  name: string;
  options: readonly { readonly value: Value; readonly title: string }[];
  value: Value;
  onChange: (value: Value) => void;
  required?: boolean;
  disabled?: boolean;
  note?: FieldNote | undefined;
}

/** The browser's own list: on a phone it is the one that people know. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, name, options, value, onChange, required = false, disabled = false, note } = props;
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  const field = useEarlyInput<HTMLSelectElement>(value, (early) => {
    // A value that is not in the list shows another option, which nobody has chosen.
    if (options.some((option) => option.value === value)) choose(early);
  });
  return (
    <Field label={label} required={required} note={note}>
      {({ id, noteId }) => (
        <div className="relative">
          <select
            ref={field}
            id={id}
            name={name}
            value={value}
            required={required}
            disabled={disabled}
            onChange={({ target }) => choose(target.value)}
            aria-invalid={note?.tone === "problem"}
            aria-describedby={noteId}
            className={`${fieldClass} cursor-pointer appearance-none truncate pr-11 disabled:cursor-default`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface-2 text-text">
                {option.title}
              </option>
            ))}
          </select>
          <Icon
            name="chevron"
            className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
