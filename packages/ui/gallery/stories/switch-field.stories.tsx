import { useState } from "react";
import { SwitchField } from "../../src/switch-field.tsx";
import type { Story } from "../story.ts";

interface OneSwitchProps {
  label?: string;
  detail?: string;
  first?: boolean;
  disabled?: boolean;
}

function OneSwitch({
  label = "Product news by e-mail",
  detail = "About once a month.",
  first = false,
  disabled = false,
}: OneSwitchProps) {
  const [on, setOn] = useState(first);
  return (
    <div className="max-w-104">
      <SwitchField
        label={label}
        detail={detail}
        checked={on}
        onChange={setOn}
        disabled={disabled}
      />
    </div>
  );
}

export const switchField: Story = {
  slug: "switch-field",
  name: "Switch",
  about: "A setting that takes effect at once.",
  specimens: [
    { title: "Off", Example: OneSwitch },
    {
      title: "On",
      Example: () => (
        <OneSwitch first label="Offers for what you own" detail="When there is one." />
      ),
    },
    {
      title: "Disabled",
      Example: () => (
        <OneSwitch disabled first label="Receipts" detail="The law wants us to send them." />
      ),
    },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <OneSwitch
          label="Aktualisierungsbenachrichtigungen für Produktlizenzen"
          detail="Wir schreiben höchstens einmal im Monat und geben die Adresse nicht weiter."
        />
      ),
    },
    {
      title: "Japanese",
      language: "ja",
      Example: () => <OneSwitch first label="お知らせメール" detail="月に一度ほどお送りします。" />,
    },
  ],
  InEachHue: () => <OneSwitch first label="Switched on" />,
};
