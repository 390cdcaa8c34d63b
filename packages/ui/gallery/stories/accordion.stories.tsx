import { Accordion } from "../../src/accordion.tsx";
import type { Story } from "../story.ts";

const items = [
  {
    key: "computers",
    title: "On how many computers may I use it?",
    content: "On two of your own. Move it as often as you like, from your account.",
  },
  {
    key: "cancel",
    title: "What stays when I cancel?",
    content: "Everything that you bought. What came with the plan stops at the end of the term.",
  },
  {
    key: "live",
    title: "Does it work on a stage?",
    content: "Yes. In the live mode the voice comes back in less than three milliseconds.",
  },
];

const german = [
  {
    key: "one",
    title: "Welche Systemvoraussetzungen gelten für die Mehrkernverarbeitung?",
    content:
      "Ein Rechner der letzten acht Jahre genügt. Die Echtzeitverarbeitung braucht einen Audiotreiber mit geringer Latenz.",
  },
];

export const accordion: Story = {
  slug: "accordion",
  name: "Accordion",
  about: "Titles that open. The browser does it, with or without script.",
  specimens: [
    { title: "Each for itself", Example: () => <Accordion items={items} /> },
    { title: "One at a time", Example: () => <Accordion exclusive items={items} /> },
    { title: "Long German", language: "de", Example: () => <Accordion items={german} /> },
  ],
};
