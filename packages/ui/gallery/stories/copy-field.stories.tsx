import { CopyField } from "../../src/copy-field.tsx";
import type { Story } from "../story.ts";

const texts = { copy: "Copy", copied: "Copied" };

export const copyField: Story = {
  slug: "copy-field",
  name: "Copy field",
  about: "A value that is used elsewhere, with a button that takes it there.",
  specimens: [
    {
      title: "A serial number",
      Example: () => (
        <div className="max-w-96">
          <CopyField label="Serial number" value="AT11-8841-KX70-7Q2F" texts={texts} />
        </div>
      ),
    },
    {
      title: "Longer than its line",
      Example: () => (
        <div className="max-w-72">
          <CopyField
            label="Authentication string"
            value="9F2C-11AB-77D0-4E58-A2C6-90B1-5D3E-8F74-6A2B-C0D9"
            texts={texts}
          />
        </div>
      ),
    },
  ],
};
