import type { SeedManualChapter } from "../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "It sounds wrong",
      parts: [
        {
          kind: "table",
          head: ["What you hear", "Likely cause", "Try"],
          rows: [
            [
              "A note jumps to the next one",
              "Wrong key, or the scale includes a note the song doesn’t use",
              "Check the key; remove the note from the scale",
            ],
            [
              "A note flips up or down an octave",
              "The voice type doesn’t match the singer",
              "Choose the next lower or higher voice type",
            ],
            [
              "Warbling on breaths and “s” sounds",
              "Pro is tracking noise instead of pitch",
              "Raise Flex-Tune; clean up the take with Vocal Prep",
            ],
            [
              "Long notes sound stiff",
              "Fast Retune Speed without Humanize",
              "Raise Humanize to 40 and adjust by ear",
            ],
            [
              "Slides turn into steps",
              "Flex-Tune is at 0 and Retune Speed is fast",
              "Raise Flex-Tune to 40, then slow Retune Speed down",
            ],
            [
              "Vibrato disappears",
              "Retune Speed is faster than the vibrato",
              "60 ms or slower; raise Humanize",
            ],
            [
              "Nothing happens",
              "Flex-Tune is too high, or Pro is bypassed",
              "Set Flex-Tune to 0; turn bypass off",
            ],
            [
              "Two voices at the same time",
              "Room sound, bleed or a doubler before Pro",
              "Move Pro to the first insert; use a drier take",
            ],
            [
              "The tuned voice sounds thin against the dry one",
              "Both are in the mix and partly cancel out",
              "Mute the dry track",
            ],
          ],
        },
      ],
    },
    {
      anchor: "edits-moved",
      title: "Graph mode edits are in the wrong place",
      parts: [
        {
          kind: "text",
          text: "If your Graph mode edits are in the wrong place, the audio has moved since Pro captured it. Play that section again and Pro draws it anew; edits that no longer have a note under them are dropped. To be safe, commit the arrangement before you edit, or edit on a consolidated file that starts at bar one.",
        },
      ],
    },
    {
      anchor: "crackles",
      title: "Crackles, dropouts and delay",
      parts: [
        {
          kind: "table",
          head: ["What you notice", "Likely cause", "Try"],
          rows: [
            [
              "Crackles while recording",
              "The buffer is too small for this computer",
              "Go from 64 to 128 samples; freeze tracks you aren’t working on",
            ],
            [
              "The singer hears a delay",
              "A large buffer, or a slow plug-in on the same path",
              "Use 64 or 128 samples; bypass plug-ins with look-ahead",
            ],
            [
              "An echo of your own voice",
              "You hear the direct signal and the tuned one together",
              "Mute direct monitoring on your audio interface",
            ],
            [
              "The mix drifts after a bounce",
              "Delay compensation is off in your DAW",
              "Turn it on and bounce again",
            ],
            [
              "The processor meter is high",
              "Many instances on tracks that no longer change",
              "Bounce finished vocals; keep the dry takes",
            ],
          ],
        },
      ],
    },
    {
      anchor: "wrong-place",
      title: "Pro doesn’t appear or won’t activate",
      parts: [
        {
          kind: "table",
          head: ["What you see", "Likely cause", "Try"],
          rows: [
            [
              "Your DAW doesn’t list Pro",
              "The scan ran before the installer had finished, or it’s turned off for this format",
              "Rescan all plug-ins; check that the format is on in your DAW’s settings",
            ],
            [
              "It’s listed, but fails to open",
              "A 32-bit or very old DAW",
              [
                "Use a 64-bit version; see ",
                { href: "/daw-compatibility", text: "DAW compatibility" },
              ],
            ],
            [
              "The serial number isn’t accepted",
              "A zero typed for the letter O, or the code of another product",
              "Copy both codes from your account instead of typing them",
            ],
            [
              "All computers are in use",
              "The license is active on two computers",
              "Deactivate one in your account under Computers",
            ],
            [
              "It asks to activate again",
              "A new system disk, or a restored backup",
              "Activate again; deactivate the old entry under Computers",
            ],
            [
              "A message about the trial",
              "The trial has ended",
              "Enter your serial number, or choose a plan",
            ],
          ],
        },
      ],
    },
  ],
};
