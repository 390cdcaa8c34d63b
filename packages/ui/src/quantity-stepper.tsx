import { useState } from "react";

interface QuantityStepperProps {
  value: number;
  max: number;
  onChange: (value: number) => void;
  /** Labels for screen readers. */
  labels: { quantity: string; fewer: string; more: string };
  /** Disabled, but focusable: it will be enabled again. */
  disabled?: boolean;
}

const step =
  "grid size-10 cursor-pointer place-items-center rounded-10 text-16 text-muted transition-colors duration-150 hover:bg-surface-2 hover:text-text aria-disabled:cursor-default aria-disabled:opacity-40";

/** How many: by steps, or by typing a number. One fewer than one is none. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, max, onChange, labels, disabled = false } = props;
  const [typed, setTyped] = useState<string>();

  const settle = () => {
    if (disabled) return setTyped(undefined);
    const quantity = Number(typed);
    // What is no number changes nothing; the field shows the quantity again.
    if (typed !== undefined && /^\d+$/.test(typed)) onChange(Math.min(quantity, max));
    setTyped(undefined);
  };

  return (
    <div
      role="group"
      aria-label={labels.quantity}
      className="inline-flex items-center rounded-10 border border-line-strong/60"
    >
      <button
        type="button"
        aria-label={labels.fewer}
        aria-disabled={disabled}
        onClick={() => (disabled ? undefined : onChange(value - 1))}
        className={step}
      >
        −
      </button>
      <input
        aria-label={labels.quantity}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        readOnly={disabled}
        aria-disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === "Enter") settle();
        }}
        className="h-10 w-10 rounded-10 bg-transparent text-center text-16 font-medium tabular-nums -outline-offset-2 aria-disabled:opacity-40"
      />
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={disabled || value >= max}
        onClick={() => (disabled || value >= max ? undefined : onChange(value + 1))}
        className={step}
      >
        +
      </button>
    </div>
  );
}
