import { Progress } from "../../src/progress.tsx";
import type { Story } from "../story.ts";

export const progress: Story = {
  slug: "progress",
  name: "Progress",
  about: "A long job shows how far it is, or at least that it goes on.",
  specimens: [
    {
      title: "Known",
      Example: () => (
        <div className="grid max-w-120 gap-6">
          <Progress label="Downloading AutoTune Pro" value={0} aside="0 MB of 412 MB" />
          <Progress label="Downloading AutoTune Pro" value={0.42} aside="173 MB of 412 MB" />
          <Progress label="Downloaded" value={1} aside="412 MB" />
        </div>
      ),
    },
    {
      title: "Unknown",
      Example: () => (
        <div className="max-w-120">
          <Progress label="Waiting for your bank" />
        </div>
      ),
    },
  ],
  InEachHue: () => <Progress label="Installing" value={0.66} aside="66 %" />,
};
