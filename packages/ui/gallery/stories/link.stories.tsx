import { ExternalMark } from "../../src/external-mark.tsx";
import { linkClass } from "../../src/link-class.ts";
import type { Story } from "../story.ts";

function InText() {
  return (
    <p className="max-w-[58ch] text-muted">
      Your licences live in{" "}
      <a href="#/link" className={linkClass}>
        your account
      </a>
      . If something is wrong,{" "}
      <a href="https://support.example.com" rel="noreferrer" className={linkClass}>
        ask our support
        <ExternalMark label="(another site)" />
      </a>
      .
    </p>
  );
}

function Alone() {
  return (
    <a href="#/link" className={`${linkClass} inline-flex min-h-10 items-center`}>
      See your order
    </a>
  );
}

function Acting() {
  return (
    <div className="flex gap-6 text-muted">
      <button type="button" className={`${linkClass} min-h-10`}>
        Log out
      </button>
      <button type="button" aria-disabled className={`${linkClass} min-h-10`}>
        Log out
      </button>
    </div>
  );
}

export const link: Story = {
  slug: "link",
  name: "Link",
  about: "Underlined, so that nobody has to guess. An arrow marks what leaves the shop.",
  specimens: [
    { title: "Among words", Example: InText },
    { title: "Alone", Example: Alone },
    { title: "A button that acts like a link", Example: Acting },
  ],
  InEachHue: Alone,
};
