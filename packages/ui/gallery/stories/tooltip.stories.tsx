import { linkClass } from "../../src/link-class.ts";
import { Tooltip } from "../../src/tooltip.tsx";
import type { Story } from "../story.ts";

function Term() {
  return (
    <p className="text-muted">
      Set the{" "}
      <Tooltip
        text="How fast a note is brought to its pitch. Short sounds like a robot."
        className={linkClass}
      >
        retune speed
      </Tooltip>{" "}
      by ear.
    </p>
  );
}

function German() {
  return (
    <Tooltip
      text="Die Einschwinggeschwindigkeit bestimmt, wie schnell die Tonhöhenkorrektur den Zielton erreicht."
      className={linkClass}
    >
      Einschwinggeschwindigkeit
    </Tooltip>
  );
}

export const tooltip: Story = {
  slug: "tooltip",
  name: "Tooltip",
  about: "A few more words for whoever points at something or comes to it by keyboard.",
  specimens: [
    { title: "A term", Example: Term },
    { title: "Long German", language: "de", Example: German },
  ],
};
