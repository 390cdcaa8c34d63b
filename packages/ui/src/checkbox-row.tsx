import { ChoiceRow, choiceRowsClass, type ChoiceRowTexts } from "./choice-row.tsx";
import { Icon } from "./icon.tsx";

interface CheckboxRowProps extends ChoiceRowTexts {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** An optional choice, with room for an explanation. */
export function CheckboxRow({ checked, onChange, disabled = false, ...texts }: CheckboxRowProps) {
  return (
    <div className={choiceRowsClass}>
      <ChoiceRow
        {...texts}
        control={
          <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
            <input
              type="checkbox"
              checked={checked}
              disabled={disabled}
              onChange={({ target }) => onChange(target.checked)}
              className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-[0.375rem] border border-line-strong bg-background transition-colors duration-150 checked:border-family checked:bg-family focus-visible:shadow-none focus-visible:outline-none forced-colors:appearance-auto"
            />
            <Icon
              name="check"
              className="pointer-events-none relative size-3.5 stroke-[2.4] text-ink opacity-0 peer-checked:opacity-100 forced-colors:hidden"
            />
          </span>
        }
      />
    </div>
  );
}
