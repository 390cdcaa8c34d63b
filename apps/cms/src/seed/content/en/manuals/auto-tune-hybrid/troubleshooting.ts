import type { SeedManualChapter } from "../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "It sounds or feels wrong",
      parts: [
        {
          kind: "table",
          head: ["What you notice", "Likely reason", "Try"],
          rows: [
            [
              "The singer hears a hollow, phasing voice",
              "Dry and tuned voice together",
              "Mute the raw track in the headphones",
            ],
            [
              "Late on the headphones",
              "LIVE is off, or native with a large buffer",
              "LIVE on; a smaller buffer; DSP",
            ],
            ["A voice like a cartoon", "Throat too far from the middle", "Half as much"],
            [
              "Notes that nobody wanted",
              "Wrong key",
              "Ask AutoKey, or hum the last note of the chorus",
            ],
            ["No correction at all", "Flex very high", "Turn it down until something happens"],
          ],
        },
      ],
    },
    {
      anchor: "loading",
      title: "It does not load",
      parts: [
        {
          kind: "text",
          text: "If the DSP version is not offered, the session’s sample rate may be above 96 kHz, or the hardware has no room left; free some inserts or take the native one. If Hybrid is missing altogether, the installer probably ran while Pro Tools was open: restart it.\n\nIf your host is not Pro Tools, nothing is broken. Hybrid comes as AAX only.",
        },
      ],
    },
  ],
};
