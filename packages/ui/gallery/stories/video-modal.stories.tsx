import { useState } from "react";
import { Button } from "../../src/button.tsx";
import { VideoModal } from "../../src/video-modal.tsx";
import type { Story } from "../story.ts";

function ShortVideo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Watch the line land
      </Button>
      <VideoModal
        open={open}
        onClose={() => setOpen(false)}
        title="The line lands"
        closeLabel="Close"
        source="/film.webm"
        captions={{ source: "/film.vtt", language: "en", label: "English" }}
      />
    </>
  );
}

export const videoModal: Story = {
  slug: "video-modal",
  name: "Video modal",
  about: "A film in a window of its own, fetched when it opens and let go when it closes.",
  specimens: [{ title: "A short film", Example: ShortVideo }],
};
