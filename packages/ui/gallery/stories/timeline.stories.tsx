import { Timeline } from "../../src/timeline.tsx";
import type { Story } from "../story.ts";

export const timeline: Story = {
  slug: "timeline",
  name: "Timeline",
  about: "What happens when, from top to bottom.",
  specimens: [
    {
      title: "A trial",
      Example: () => (
        <Timeline
          entries={[
            { key: "start", when: "14 Nov", what: "Trial started" },
            { key: "mail", when: "25 Nov", what: "We remind you by e-mail" },
            { key: "charge", when: "28 Nov", what: "First charge, $24.99, unless you cancel" },
          ]}
        />
      ),
    },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <Timeline
          entries={[
            {
              key: "now",
              when: "Unverzüglich",
              what: "Die Zahlungsbestätigung und die Seriennummern gehen an die hinterlegte E-Mail-Adresse.",
            },
            { key: "days", when: "14 Tage", what: "Widerrufsfrist" },
          ]}
        />
      ),
    },
  ],
};
