import { useId } from "react";
import { ChoiceRow, choiceRowsClass, type ChoiceRowTexts } from "./choice-row.tsx";

interface RadioGroupProps<Value extends string> {
  label: string;
  /** Only rows have room for more than a title. */
  options: readonly (ChoiceRowTexts & { readonly value: Value; readonly disabled?: boolean })[];
  value: Value;
  onChange: (value: Value) => void;
  /** Rows under each other explain themselves; segments beside each other hold one word each. */
  look?: "rows" | "segments";
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return props.look === "segments" ? <Segments {...props} /> : <Rows {...props} />;
}

function Rows<Value extends string>({ label, options, value, onChange }: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-1.5 text-14 font-medium">{label}</legend>
      <div className={choiceRowsClass}>
        {options.map(({ value: own, disabled, ...texts }) => (
          <ChoiceRow
            key={own}
            {...texts}
            control={
              <input
                type="radio"
                name={name}
                checked={own === value}
                disabled={disabled}
                onChange={() => onChange(own)}
                className="mt-0.5 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-background transition-[border-width,border-color] duration-150 checked:border-6 checked:border-family focus-visible:shadow-none focus-visible:outline-none forced-colors:appearance-auto"
              />
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function Segments<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="max-w-full">
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-24 border border-line bg-background p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-10 grow cursor-pointer place-items-center rounded-full px-4 text-14 font-medium text-muted -outline-offset-2 transition-colors duration-150 hover:text-text has-checked:bg-surface-3 has-checked:text-text has-disabled:cursor-default has-disabled:opacity-40 has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-full focus-visible:shadow-none focus-visible:outline-none"
            />
            <span className="pointer-events-none relative">{option.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
