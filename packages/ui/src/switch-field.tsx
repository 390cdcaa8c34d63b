import { useId, type ReactNode } from "react";

interface SwitchFieldProps {
  label: string;
  detail?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** Takes effect at once, unlike a checkbox, which waits for its form. */
export function SwitchField({
  label,
  detail,
  checked,
  onChange,
  disabled = false,
}: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="group flex items-start gap-4">
      <span className="min-w-0 flex-1">
        <label
          htmlFor={id}
          className="block cursor-pointer text-16 font-medium group-has-disabled:cursor-default group-has-disabled:opacity-50"
        >
          {label}
        </label>
        {detail === undefined ? null : (
          <span id={`${id}-detail`} className="block text-14 text-muted">
            {detail}
          </span>
        )}
      </span>
      <span className="relative h-6 w-11 shrink-0 has-disabled:opacity-50">
        <input
          type="checkbox"
          role="switch"
          id={id}
          checked={checked}
          disabled={disabled}
          aria-describedby={detail === undefined ? undefined : `${id}-detail`}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-background transition-colors duration-150 checked:border-family checked:bg-family hover:border-muted disabled:cursor-default forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-muted transition-[translate,background-color] duration-150 ease-out peer-checked:translate-x-5 peer-checked:bg-ink forced-colors:hidden"
        />
      </span>
    </div>
  );
}
