import type { SeedPost } from "../../seed-reading.ts";

export const lateByElevenMilliseconds: SeedPost = {
  title: "Late by eleven milliseconds",
  summary:
    "What a singer hears on the headphones has been through a buffer twice, a pair of converters and your plug-ins. Add it up once, and you know what to change.",
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
    title: "Latency while recording vocals",
    description:
      "Buffer, converters and plug-ins add up to the delay a singer hears. The numbers, what is too much, and which tools may stay on while recording.",
  },
  sections: [
    {
      anchor: "add-it-up",
      title: "Add it up",
      parts: [
        {
          kind: "text",
          text: "A buffer is a bucket of samples. The computer waits until it is full, works on it, and hands it on. There is one on the way in and one on the way out.",
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
          text: "Converters and the driver add something, often 2 to 3 ms in all. Then come the plug-ins. With 128 samples, 2.7 ms for the interface and 3 ms for AutoTune 2026 you are at 11 ms. At 64 samples it would be 8.\n\nYour host shows its own sum, often under the name round trip. Some interfaces report less than the truth. To be sure, loop an output into an input, record a click, and measure the gap.",
        },
      ],
    },
    {
      anchor: "what-is-too-much",
      title: "What is too much",
      parts: [
        {
          kind: "text",
          text: "A guitarist three metres from the amplifier hears it 9 ms late and does not mind. A singer minds sooner, because the voice also arrives through the skull, at once. The two mix.",
        },
        {
          kind: "list",
          items: [
            "Below 5 ms: the tone may change slightly, the timing does not.",
            "5 to 10 ms: hollow to some, fine for most. Flipping the polarity of the headphone signal sometimes helps.",
            "10 to 20 ms: it feels like singing through something. Fast lines begin to drag.",
            "Above 20 ms: an echo. The singer slows down and waits for it, which never ends.",
          ],
        },
        {
          kind: "text",
          text: "These borders are soft, and people differ. Ask the singer, not the meter.",
        },
      ],
    },
    {
      anchor: "what-may-stay-on",
      title: "What may stay on",
      parts: [
        {
          kind: "table",
          head: ["Tool", "Delay", "While recording"],
          rows: [
            ["AutoTune Pro, 2026", "About 3 ms", "Yes; Pro in automatic mode"],
            ["AutoTune Hybrid on DSP, with LIVE", "About 2 ms", "Yes"],
            ["Vocal Compressor, look-ahead off", "None", "Yes"],
            ["Vocal Reverb", "None", "Yes, and singers like it"],
            ["Vocal EQ", "None, or about 20 ms with following", "Following off"],
            ["Harmony Engine", "About 25 ms", "Later"],
            ["Metamorph", "About 40 ms", "Later"],
            ["Vocal Prep", "About 45 ms", "Later"],
          ],
        },
        {
          kind: "note",
          text: "Compensated by the host means that all tracks are moved so that they fit when played back. It cannot make a live voice come out before it has gone in. One slow plug-in on the master bus is enough to delay the singer.",
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
            "Save, then switch off everything slow, the master bus first. Many hosts have one button for this.",
            "Set the buffer to 64 samples. If it crackles, 128.",
            "If it still crackles, bounce the music to one stereo track and record against that.",
            "Record the dry input. Put the tuning on what the singer hears, not on what the disk gets.",
            "For the mix, go back to 512 or more. Nobody is waiting then.",
          ],
        },
        {
          kind: "text",
          text: "If all fails, use the direct monitoring of the interface. It is as good as immediate, and untuned. A singer with good timing and a slightly wrong note can be helped. The other way round is more work.",
        },
      ],
    },
  ],
};
