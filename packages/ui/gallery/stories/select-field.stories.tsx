import { useState } from "react";
import type { FieldNote } from "../../src/field.tsx";
import { SelectField } from "../../src/select-field.tsx";
import type { Story } from "../story.ts";

const keys = ["C", "D", "E", "F", "G", "A", "B"].flatMap((note) => [
  { value: `${note} major`, title: `${note} major` },
  { value: `${note} minor`, title: `${note} minor` },
]);

function KeyField({ note, disabled = false }: { note?: FieldNote; disabled?: boolean }) {
  const [key, setKey] = useState("A minor");
  return (
    <div className="max-w-80">
      <SelectField
        label="Key"
        name="key"
        options={keys}
        value={key}
        onChange={setKey}
        note={note}
        disabled={disabled}
      />
    </div>
  );
}

function German() {
  return (
    <div className="max-w-60">
      <SelectField
        label="Aufnahmeumgebung"
        name="room"
        options={[
          { value: "dry", title: "Sprecherkabine mit Breitbandabsorbern und schwimmendem Boden" },
        ]}
        value="dry"
        onChange={() => undefined}
      />
    </div>
  );
}

export const selectField: Story = {
  slug: "select-field",
  name: "Select field",
  about: "One of many, in the list that the person's own device draws.",
  specimens: [
    { title: "Many options", Example: KeyField },
    {
      title: "With a hint",
      Example: () => <KeyField note={{ tone: "hint", text: "The key of the song." }} />,
    },
    {
      title: "With a problem",
      Example: () => <KeyField note={{ tone: "problem", text: "The song is in another key." }} />,
    },
    { title: "Disabled", Example: () => <KeyField disabled /> },
    { title: "Long German", language: "de", Example: German },
  ],
};
