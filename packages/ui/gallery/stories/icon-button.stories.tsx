import { useState } from "react";
import { IconButton } from "../../src/icon-button.tsx";
import type { Story } from "../story.ts";

function Signs() {
  const [playing, setPlaying] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <IconButton icon="close" label="Close" onClick={() => undefined} />
      <IconButton icon="previous" label="Previous" onClick={() => undefined} />
      <IconButton icon="next" label="Next" onClick={() => undefined} />
      <IconButton
        icon={playing ? "pause" : "play"}
        label={playing ? "Pause" : "Play"}
        onClick={() => setPlaying(!playing)}
      />
    </div>
  );
}

function Disabled() {
  return <IconButton icon="previous" label="Previous" disabled onClick={() => undefined} />;
}

export const iconButton: Story = {
  slug: "icon-button",
  name: "Icon button",
  about: "A sign that everybody knows, with a name for those who do not see it.",
  specimens: [
    { title: "Signs", Example: Signs },
    { title: "Disabled", Example: Disabled },
  ],
};
