import { useState } from "react";
import { QuantityStepper } from "../../src/quantity-stepper.tsx";
import type { Story } from "../story.ts";

function Stepper({ first = 1, disabled = false }: { first?: number; disabled?: boolean }) {
  const [value, setValue] = useState(first);
  return (
    <QuantityStepper
      value={value}
      max={20}
      onChange={(next) => setValue(Math.max(1, next))}
      disabled={disabled}
      labels={{ quantity: "Quantity", fewer: "One fewer", more: "One more" }}
    />
  );
}

export const quantityStepper: Story = {
  slug: "quantity-stepper",
  name: "Quantity stepper",
  about: "How many: by steps, or by typing a number.",
  specimens: [
    { title: "One", Example: Stepper },
    { title: "At its most", Example: () => <Stepper first={20} /> },
    { title: "Disabled", Example: () => <Stepper first={3} disabled /> },
  ],
};
