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
          head: ["What you notice", "Likely cause", "Try"],
          rows: [
            [
              "The singer hears a hollow, phasing voice",
              "The dry and tuned voices are playing together",
              "Mute the dry track in the headphone mix",
            ],
            [
              "The voice is late in the headphones",
              "LIVE is off, or the native buffer is too large",
              "Click LIVE; use a smaller buffer; switch to DSP",
            ],
            [
              "The voice sounds like a cartoon",
              "Throat is too far from the center",
              "Cut the Throat amount in half",
            ],
            [
              "Wrong notes",
              "Wrong key",
              "Get the key from AutoKey, or hum the last note of the chorus and try it as the key",
            ],
            ["No correction", "Flex is too high", "Turn Flex down until you hear the correction"],
          ],
        },
      ],
    },
    {
      anchor: "loading",
      title: "Hybrid doesn’t load",
      parts: [
        {
          kind: "text",
          text: "If the DSP version isn’t available, the session’s sample rate may be above 96 kHz, or the hardware may be out of processing power. Remove some inserts or use AAX Native. If Hybrid doesn’t appear at all, the installer probably ran while Pro Tools was open: restart Pro Tools.\n\nHybrid comes as AAX only, so it won’t appear in DAWs other than Pro Tools.",
        },
      ],
    },
  ],
};
