import type { SeedManualChapter } from "../../../seed-reading.ts";

type Section = SeedManualChapter["sections"][number];

export const cracklesSection: Section = {
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
};

export function notListedSection(name: string): Section {
  return {
    anchor: "wrong-place",
    title: `${name} doesn’t appear or won’t activate`,
    parts: [
      {
        kind: "table",
        head: ["What you see", "Likely cause", "Try"],
        rows: [
          [
            `Your DAW doesn’t list ${name}`,
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
  };
}
