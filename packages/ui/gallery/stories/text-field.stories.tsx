import { useState } from "react";
import type { FieldNote } from "../../src/field.tsx";
import { PasswordField } from "../../src/password-field.tsx";
import { TextField } from "../../src/text-field.tsx";
import type { Story } from "../story.ts";

interface OneFieldProps {
  label: string;
  first?: string;
  note?: FieldNote;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
}

function OneField({ label, first = "", note, ...attributes }: OneFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <div className="max-w-104">
      <TextField
        label={label}
        name="example"
        value={value}
        onChange={setValue}
        note={note}
        {...attributes}
      />
    </div>
  );
}

function Password() {
  const [value, setValue] = useState("a melody in five notes");
  return (
    <form className="grid max-w-104 gap-4">
      <TextField
        label="E-mail"
        name="email"
        autoComplete="username"
        value="you@studio.test"
        onChange={() => undefined}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        showLabel="Show password"
        hideLabel="Hide password"
        value={value}
        onChange={setValue}
        note={{ tone: "right", text: "Long enough." }}
      />
    </form>
  );
}

export const textField: Story = {
  slug: "text-field",
  name: "Text field",
  about: "A label above, a note below. What is wrong is said beside the field, not only in red.",
  specimens: [
    { title: "Empty", Example: () => <OneField label="First name" /> },
    {
      title: "Required, with a hint",
      Example: () => (
        <OneField
          label="E-mail"
          required
          first="you@studio.test"
          note={{ tone: "hint", text: "We use it for the receipt and your serial numbers." }}
        />
      ),
    },
    {
      title: "With a problem",
      Example: () => (
        <OneField
          label="E-mail"
          first="you@studio"
          note={{ tone: "problem", text: "An address has an @ and a dot after it." }}
        />
      ),
    },
    { title: "Disabled", Example: () => <OneField label="Country" first="Spain" disabled /> },
    {
      title: "To be read only",
      note: "What somebody else has filled in: it can be read and copied, not changed.",
      Example: () => <OneField label="E-mail" first="you@studio.test" readOnly />,
    },
    { title: "Password", Example: Password },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <OneField
          label="Umsatzsteuer-Identifikationsnummer des Rechnungsempfängers"
          note={{
            tone: "problem",
            text: "Die Umsatzsteuer-Identifikationsnummer beginnt mit dem Länderkennzeichen und enthält keine Leerzeichen.",
          }}
        />
      ),
    },
    {
      title: "Japanese",
      language: "ja",
      Example: () => (
        <OneField
          label="メールアドレス"
          first="utau@studio.test"
          note={{ tone: "hint", text: "領収書とシリアル番号をお送りします。" }}
        />
      ),
    },
  ],
};
