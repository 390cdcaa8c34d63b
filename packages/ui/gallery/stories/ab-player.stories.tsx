import { useState } from "react";
import { AbPlayer, type Demo } from "../../src/audio/index.ts";
import type { Story } from "../story.ts";

const words = {
  play: "Play",
  pause: "Pause",
  versions: "Version",
  before: "Before",
  after: "After",
  singer: "synthesized singer, 3.0 s",
  volume: "Volume",
  position: "Position",
  at: (seconds: number) => `${seconds} seconds`,
  loading: "Loading…",
  failed: "The recording could not be loaded.",
  tryAgain: "Try again",
};

const frames = 150;
const loudness = Uint8Array.from({ length: 240 }, (_, index) =>
  Math.round(255 * Math.min(1, index / 40, (240 - index) / 40)),
);
const pitch = (wander: number) =>
  Float32Array.from({ length: frames }, (_, index) => 57 + wander * Math.sin(index / 8));

const demo: Demo = {
  seconds: 3,
  lowestNote: 53,
  highestNote: 61,
  before: { opus: "/before.opus", mp3: "/before.mp3", peaks: loudness, pitch: pitch(0.8) },
  after: { opus: "/after.opus", mp3: "/after.mp3", peaks: loudness, pitch: pitch(0) },
};
const missing: Demo = {
  ...demo,
  after: { ...demo.after, opus: "/missing.opus", mp3: "/missing.mp3" },
};

function Player({ title, played = demo }: { title: string; played?: Demo }) {
  const [playing, setPlaying] = useState(false);
  return (
    <div className="overflow-clip rounded-24 border border-line bg-surface-1">
      <AbPlayer
        player={title}
        title={title}
        demo={played}
        words={words}
        playing={playing}
        onPlayingChange={setPlaying}
      />
    </div>
  );
}

export const abPlayer: Story = {
  slug: "ab-player",
  name: "Before and after",
  about: "The same singing twice, switched in place: nobody loses the spot where they compare.",
  specimens: [
    { title: "A held note", Example: () => <Player title="A held note" /> },
    {
      title: "Its file is missing",
      note: "Play it to see what it says.",
      Example: () => <Player title="A lost note" played={missing} />,
    },
  ],
  InEachHue: () => <Player title="In this hue" />,
};
