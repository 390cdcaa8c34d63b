import type { SeedManualChapter } from "../../../seed-reading.ts";

type Section = SeedManualChapter["sections"][number];

export function presetSection(name: string): Section {
  return {
    anchor: "preset",
    title: "Preset",
    parts: [
      {
        kind: "text",
        text: "The name at the right of the title bar is the preset that is loaded. Click it to choose another one, to save the current settings under a name of your own, or to return to Default. A preset stores every setting except Bypass, so switching presets never turns the correction off on stage.",
      },
      {
        kind: "text",
        text: `Your own presets are files. Copy them to another computer and ${name} lists them there at its next start.`,
      },
    ],
  };
}

export const keySection: Section = {
  anchor: "key",
  title: "Key",
  parts: [
    {
      kind: "text",
      text: [
        "Key is the home note of the song; together with Scale it sets the allowed notes. Set it by hand in the menu, or let ",
        { href: "/documentation/auto-key", text: "AutoKey" },
        " listen to the track and send it. If you’re unsure, sing the last line of the chorus and hold its last note: in most songs that note is the key.",
      ],
    },
    {
      kind: "text",
      text: "If the song changes key, automate Key at the bar line. Change it in a pause if you can, because a note that is already sounding moves with it.",
    },
  ],
};

export const scaleSection: Section = {
  anchor: "scale",
  title: "Scale",
  parts: [
    {
      kind: "text",
      text: "Scale decides which notes the voice may be moved to. Open it from the menu behind the light at the left of the title bar.",
    },
    {
      kind: "table",
      head: ["Scale", "Notes", "Best for"],
      rows: [
        ["Major", "Seven", "Most songs that sound bright or settled"],
        [
          "Minor",
          "Seven",
          "Most songs that sound dark; check the seventh note, which many songs raise",
        ],
        [
          "Chromatic",
          "Twelve",
          "A singer who is already close to pitch, or a song that changes key",
        ],
        ["Your own notes", "One to twelve", "Riffs, borrowed chords, five-note melodies"],
      ],
    },
    {
      kind: "text",
      text: "The fewer notes you allow, the fewer wrong notes a voice can be moved to. Chromatic isn’t a safe choice for an insecure singer: a note that’s 60 cents flat is moved to the semitone below, because that one is closer.",
    },
  ],
};

export function bypassSection(name: string): Section {
  return {
    anchor: "bypass",
    title: "Bypass",
    parts: [
      {
        kind: "text",
        text: `Bypass lets the voice through untouched, with the same latency, so nothing jumps in time when you switch it. It’s the last entry of the menu behind the light at the left of the title bar; the light goes out while ${name} is bypassed. Use this Bypass to compare and to automate. Your DAW’s own bypass also works, but in some DAWs it changes the delay compensation and you hear a click.`,
      },
    ],
  };
}
