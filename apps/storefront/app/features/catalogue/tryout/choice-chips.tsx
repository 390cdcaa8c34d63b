import type { ReactNode } from "react";

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** A few choices side by side, of which one counts. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, name, options, chosen, onChoose } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 text-14 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-10 cursor-pointer items-center rounded-10 border border-line px-3.5 font-mono text-14 text-muted transition-colors duration-150 hover:border-line-strong hover:text-text has-checked:border-family has-checked:bg-family/15 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
