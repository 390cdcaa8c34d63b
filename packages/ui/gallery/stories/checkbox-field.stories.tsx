import { useState } from "react";
import { CheckboxField } from "../../src/checkbox-field.tsx";
import type { FieldNote } from "../../src/field.tsx";
import type { Story } from "../story.ts";

interface OneBoxProps {
  label?: string;
  first?: boolean;
  disabled?: boolean;
  note?: FieldNote;
}

function OneBox({
  label = "Tell me about new releases",
  first = false,
  disabled = false,
  note,
}: OneBoxProps) {
  const [checked, setChecked] = useState(first);
  return (
    <CheckboxField
      label={label}
      name="example"
      checked={checked}
      onChange={setChecked}
      disabled={disabled}
      note={note}
    />
  );
}

function Both() {
  return (
    <>
      <OneBox />
      <OneBox first label="Remember this computer" />
    </>
  );
}

export const checkboxField: Story = {
  slug: "checkbox-field",
  name: "Checkbox",
  about: "A yes or no that waits for its form.",
  specimens: [
    { title: "Off and on", Example: Both },
    {
      title: "With a problem",
      Example: () => (
        <OneBox
          label="I have read the terms of the trial"
          note={{ tone: "problem", text: "Without that the trial cannot begin." }}
        />
      ),
    },
    {
      title: "Disabled",
      Example: () => (
        <>
          <OneBox disabled />
          <OneBox disabled first />
        </>
      ),
    },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <div className="max-w-80">
          <OneBox label="Ich stimme zu, dass die Freischaltung vor Ablauf der Widerrufsfrist beginnt, und weiß, dass mein Widerrufsrecht mit vollständiger Bereitstellung erlischt." />
        </div>
      ),
    },
    {
      title: "Japanese",
      language: "ja",
      Example: () => <OneBox first label="新製品のお知らせを受け取る" />,
    },
  ],
  InEachHue: () => <OneBox first />,
};
