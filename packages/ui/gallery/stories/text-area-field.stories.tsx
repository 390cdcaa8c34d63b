import { useState } from "react";
import type { FieldNote } from "../../src/field.tsx";
import { TextAreaField } from "../../src/text-area-field.tsx";
import type { Story } from "../story.ts";

interface MessageProps {
  label: string;
  note?: FieldNote;
}

function Message({ label, note }: MessageProps) {
  const [value, setValue] = useState("");
  return (
    <div className="max-w-104">
      <TextAreaField
        label={label}
        name="message"
        rows={4}
        maxLength={4000}
        value={value}
        onChange={setValue}
        note={note}
      />
    </div>
  );
}

export const textAreaField: Story = {
  slug: "text-area-field",
  name: "Text area",
  about: "Takes some sentences, and grows with them.",
  specimens: [
    { title: "Empty", Example: () => <Message label="What should we know?" /> },
    {
      title: "With a problem",
      Example: () => (
        <Message
          label="What should we know?"
          note={{ tone: "problem", text: "Please fill this in" }}
        />
      ),
    },
    {
      title: "Long German",
      language: "de",
      Example: () => <Message label="Was sollten wir über eure Unterrichtsräume wissen?" />,
    },
  ],
};
