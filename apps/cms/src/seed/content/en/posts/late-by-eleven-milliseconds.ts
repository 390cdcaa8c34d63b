import type { SeedPost } from "../../seed-reading.ts";

export const lateByElevenMilliseconds: SeedPost = {
  title: "Late by eleven milliseconds",
  summary:
    "What a singer hears in the headphones has been through two buffers, a pair of converters and your plug-ins. Add it up once and you’ll know what to change.",
  writtenBy: "The AutoTune team",
  writtenOn: "2026-07-14",
  topic: "studio",
  products: [
    "auto-tune-2026",
    "auto-tune-hybrid",
    "auto-tune-pro",
    "vocal-compressor",
    "vocal-reverb",
  ],
  seo: {
    title: "Latency while recording vocals, explained",
    description:
      "Buffer, converters and plug-ins add up to the delay a singer hears. The numbers, how much is too much, and which plug-ins can stay on while you record.",
  },
  sections: [
    {
      anchor: "add-it-up",
      title: "Add it up",
      parts: [
        {
          kind: "text",
          text: "A buffer is a bucket of samples. The computer waits until it’s full, processes it and passes it on. There’s one on the way in and one on the way out.",
        },
        {
          kind: "table",
          head: ["Buffer at 48 kHz", "One way", "In and out"],
          rows: [
            ["64 samples", "1.3 ms", "2.7 ms"],
            ["128 samples", "2.7 ms", "5.3 ms"],
            ["256 samples", "5.3 ms", "10.7 ms"],
            ["512 samples", "10.7 ms", "21.3 ms"],
          ],
        },
        {
          kind: "text",
          text: "Converters and the driver add a bit more, often 2 to 3 ms in total. Then come the plug-ins. With 128 samples, 2.7 ms for converters and driver and 3 ms for AutoTune 2026, you’re at 11 ms. At 64 samples you’d be at 8.\n\nYour DAW shows its own total, often labeled round trip. Some interfaces report less than the truth. To be sure, patch an output into an input, record a click and measure the gap.",
        },
        {
          kind: "figure",
          value: "11 ms",
          label: "in total: 128 samples in and out, converters, driver and AutoTune 2026",
        },
      ],
    },
    {
      anchor: "what-is-too-much",
      title: "How much is too much",
      parts: [
        {
          kind: "text",
          text: "A guitarist three meters from the amp hears it 9 ms late and doesn’t mind. A singer minds sooner, because the voice also arrives through the skull with no delay at all. The two mix.",
        },
        {
          kind: "list",
          items: [
            "Below 5 ms: the tone might change slightly. The timing doesn’t.",
            "5 to 10 ms: hollow to some, fine for most. Flipping the polarity of the headphone signal sometimes helps.",
            "10 to 20 ms: it feels like singing through something. Fast lines start to drag.",
            "Above 20 ms: an echo. The singer slows down to wait for it, and the echo slows down, too.",
          ],
        },
        {
          kind: "text",
          text: "These lines are soft, and people differ. Ask the singer, not the meter.",
        },
      ],
    },
    {
      anchor: "what-may-stay-on",
      title: "What can stay on",
      parts: [
        {
          kind: "table",
          head: ["Plug-in", "Delay", "While recording"],
          rows: [
            ["AutoTune Pro, 2026", "About 3 ms", "Yes; Pro in Automatic mode"],
            ["AutoTune Hybrid on DSP, with LIVE", "About 2 ms", "Yes"],
            ["Vocal De-Esser", "About 2 ms", "Yes"],
            ["Vocal Compressor, Look-ahead off", "None", "Yes"],
            ["Vocal Reverb", "None", "Yes, and singers like it"],
            ["Vocal EQ", "None, or about 20 ms with Following", "Following off"],
            ["Harmony Engine", "About 25 ms", "Later"],
            ["Choir", "About 30 ms", "Later"],
            ["Metamorph", "About 40 ms", "Later"],
            ["Vocal Prep", "About 45 ms", "Later"],
          ],
        },
        {
          kind: "picture",
          product: "auto-tune-hybrid",
          caption: "AutoTune Hybrid with LIVE on. The remaining delay is shown below the button.",
        },
        {
          kind: "note",
          text: "When a spec sheet says latency is compensated, it means your DAW shifts the tracks so they line up on playback. It can’t make a live voice come out before it went in. One slow plug-in on the master bus is enough to delay the singer.",
        },
      ],
    },
    {
      anchor: "set-it-up",
      title: "Set it up",
      parts: [
        {
          kind: "steps",
          items: [
            "Save, then turn off everything slow, starting with the master bus. Many DAWs have one button for this.",
            "Set the buffer to 64 samples. If it crackles, go to 128.",
            "If it still crackles, bounce the music to one stereo track and record to that.",
            "Record the dry input. Put the tuning on what the singer hears, not on what goes to disk.",
            "For the mix, go back to 512 or more. By then, latency doesn’t matter.",
          ],
        },
        {
          kind: "text",
          text: "If all else fails, use the direct monitoring on your interface. It’s as good as instant, and untuned. You can help a singer with great timing and a slightly wrong note. The other way around is more work.",
        },
      ],
    },
  ],
};
