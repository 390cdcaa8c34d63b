import { useState } from "react";
import { CheckboxRow } from "../../src/checkbox-row.tsx";
import type { Story } from "../story.ts";

function Gift({ disabled = false }: { disabled?: boolean }) {
  const [checked, setChecked] = useState(true);
  return (
    <div className="max-w-120">
      <CheckboxRow
        checked={checked}
        onChange={setChecked}
        disabled={disabled}
        image={<span className="block aspect-8/5 bg-linear-to-br from-family/70 to-surface-3" />}
        title="60 days of Unlimited"
        detail="Free until 28 November, then $24.99 every month until you cancel."
        aside="Free"
      />
    </div>
  );
}

function German() {
  const [checked, setChecked] = useState(false);
  return (
    <div className="max-w-80">
      <CheckboxRow
        checked={checked}
        onChange={setChecked}
        title="Sechzig Tage Gesamtabonnement"
        detail="Bis zum 28. November kostenlos, danach 24,99 € im Monat, solange Sie nicht kündigen."
        aside="Kostenlos"
      />
    </div>
  );
}

export const checkboxRow: Story = {
  slug: "checkbox-row",
  name: "Checkbox row",
  about: "Something that can be had or left, with room to say what it means.",
  specimens: [
    { title: "With a picture", Example: () => <Gift /> },
    { title: "Disabled", Example: () => <Gift disabled /> },
    { title: "Long German", language: "de", Example: German },
  ],
  InEachHue: () => <Gift />,
};
