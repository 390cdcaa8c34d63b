import { useEffect, useEffectEvent, useId, useRef } from "react";
import { FieldNoteText, type FieldNote } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface CheckboxFieldProps {
  label: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  note?: FieldNote | undefined;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, name, checked, onChange, disabled = false, note } = props;
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  // What was chosen before hydration counts, though React hears of no change.
  const takeEarly = useEffectEvent((early: boolean) => {
    if (early !== checked) onChange(early);
  });
  useEffect(() => {
    if (field.current !== null) takeEarly(field.current.checked);
  }, []);
  return (
    <div>
      <label className="flex min-h-10 cursor-pointer items-start gap-3 py-2 text-14 text-muted has-disabled:cursor-default has-disabled:opacity-50">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            ref={field}
            type="checkbox"
            name={name}
            checked={checked}
            disabled={disabled}
            onChange={(event) => onChange(event.target.checked)}
            aria-invalid={note?.tone === "problem"}
            aria-describedby={noteId}
            className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-[0.375rem] border border-line-strong bg-background transition-colors duration-150 checked:border-family checked:bg-family hover:border-muted aria-invalid:border-danger forced-colors:appearance-auto"
          />
          <Icon
            name="check"
            className="pointer-events-none relative size-3.5 stroke-[2.4] text-ink opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        {label}
      </label>
      <div className="pl-8 empty:hidden">
        <FieldNoteText id={noteId} note={note} />
      </div>
    </div>
  );
}
