import { Cover } from "../../src/cover/cover.tsx";
import { VoicePrint } from "../../src/cover/voice-print.tsx";
import type { Story } from "../story.ts";

export const cover: Story = {
  slug: "cover",
  name: "Cover and voice print",
  about: "Pictures for texts and people that have none. The name decides what they look like.",
  specimens: [
    {
      title: "Cover of a text",
      Example: () => (
        <div className="aspect-video max-w-96 overflow-hidden rounded-16">
          <Cover name="a-duet-for-one" />
        </div>
      ),
    },
    {
      title: "Voice print of a person",
      Example: () => (
        <div className="size-48 overflow-hidden rounded-16">
          <VoicePrint name="tilda-quaverly" />
        </div>
      ),
    },
  ],
  InEachHue: () => (
    <div className="aspect-video overflow-hidden rounded-16">
      <Cover name="tune-your-first-take" />
    </div>
  ),
};
