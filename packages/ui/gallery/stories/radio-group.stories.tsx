import { useState } from "react";
import { RadioGroup } from "../../src/radio-group.tsx";
import type { Story } from "../story.ts";

function Plans() {
  const [plan, setPlan] = useState("annual");
  return (
    <div className="max-w-120">
      <RadioGroup
        label="How would you like to pay?"
        options={[
          {
            value: "annual",
            title: "Annual",
            detail: "Charged once a year. You save $124.89.",
            aside: "$14.58/mo",
          },
          {
            value: "monthly",
            title: "Monthly",
            detail: "Cancel at the end of any month.",
            aside: "$24.99/mo",
          },
          { value: "team", title: "Team", detail: "Not in your country yet.", disabled: true },
        ]}
        value={plan}
        onChange={setPlan}
      />
    </div>
  );
}

const placeholder = (
  <span className="block aspect-8/5 bg-linear-to-br from-family/70 to-surface-3" />
);

function Gifts() {
  const [gift, setGift] = useState("auto-key");
  return (
    <div className="max-w-120">
      <RadioGroup
        label="Your gift"
        options={[
          {
            value: "auto-key",
            image: placeholder,
            title: "AutoKey",
            detail: "Finds the key",
            aside: "Free",
          },
          {
            value: "vocal-de-esser",
            image: placeholder,
            title: "Vocal De-Esser",
            detail: "Tames an s",
            aside: "Free",
          },
        ]}
        value={gift}
        onChange={setGift}
      />
    </div>
  );
}

function Period() {
  const [period, setPeriod] = useState("annual");
  return (
    <RadioGroup
      look="segments"
      label="Billing period"
      options={[
        { value: "monthly", title: "Monthly" },
        { value: "annual", title: "Annual" },
      ]}
      value={period}
      onChange={setPeriod}
    />
  );
}

function German() {
  const [scale, setScale] = useState("minor");
  return (
    <div className="max-w-80">
      <RadioGroup
        look="segments"
        label="Tonleiter"
        options={[
          { value: "minor", title: "a-Moll harmonisch" },
          { value: "major", title: "C-Dur" },
          { value: "chromatic", title: "Zwölftonleiter" },
        ]}
        value={scale}
        onChange={setScale}
      />
    </div>
  );
}

export const radioGroup: Story = {
  slug: "radio-group",
  name: "Radio group",
  about: "One of a few, all of them in sight. The arrow keys choose.",
  specimens: [
    { title: "Rows", note: "The last one is disabled.", Example: Plans },
    { title: "Rows with pictures", Example: Gifts },
    { title: "Segments", Example: Period },
    { title: "Long German", language: "de", Example: German },
  ],
  InEachHue: Plans,
};
