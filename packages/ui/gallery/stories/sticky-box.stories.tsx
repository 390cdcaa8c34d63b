import { useRef } from "react";
import { Button } from "../../src/button.tsx";
import { StickyBox } from "../../src/sticky-box.tsx";
import type { Story } from "../story.ts";

function Page() {
  const trigger = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={trigger} data-trigger="">
        <Button>Buy Now · $79</Button>
      </div>
      <StickyBox trigger={trigger} end={() => document.querySelector("footer")}>
        <div data-sticky="" className="px-5 sm:px-8 md:pl-72">
          <div className="flex items-center justify-between gap-4 rounded-16 border border-line-strong/60 bg-surface-2 px-5 py-3 shadow-float">
            <span className="font-medium">Vocodist</span>
            <Button size="small">Buy Now · $79</Button>
          </div>
        </div>
      </StickyBox>
      {Array.from({ length: 12 }, (_, index) => (
        <p key={index} className="max-w-[58ch] pt-12 text-muted">
          Scroll on. The box comes when the button above has reached 70 pixels from the top, goes
          along with the page, and leaves before the footer comes.
        </p>
      ))}
    </>
  );
}

export const stickyBox: Story = {
  slug: "sticky-box",
  name: "Sticky box",
  about: "Goes along with the page between its trigger and the footer, 70 px from the top.",
  specimens: [{ title: "A long page", Example: Page }],
};
