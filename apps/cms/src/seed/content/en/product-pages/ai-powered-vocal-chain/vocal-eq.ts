import { vocalEqControls } from "@autotune/commerce";
import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { controlRows } from "../../fragments/control-rows.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const vocalEq: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-eq",
  name: "Vocal EQ",
  tagline: "Bands that follow the tune.",
  text: "A voice moves, and everything an EQ should touch moves with it. Vocal EQ finds the rumble, body, nasal tone and air in your voice, puts a band on each and moves the bands with the notes you sing.",
  nav: { description: "An EQ with bands that follow your notes", isNew: false, order: 2 },
  products: ["vocal-eq"],
  seo: {
    title: "Vocal EQ: bands that follow the voice",
    description:
      "Vocal EQ finds the rumble, body, nasal tone and air in a voice, and its bands follow the notes as you sing them.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "It finds the rumble, the honk and the air",
      rows: [
        {
          title: "Bands with names",
          text: "Rumble, Body, Nasal, Air. The numbers are there too, but you can go straight for what you mean.",
        },
        {
          title: "They follow the note",
          text: "A cut at one frequency fits one note. Here the band rides along as the melody moves, so low and high notes sound like the same voice.",
        },
        {
          title: "It listens first",
          text: "Play a verse. The curve moves to a starting point for this voice and this microphone, and you take it from there.",
        },
        {
          title: "The voice behind the curve",
          text: "You see the spectrum of the vocal under the curve, live. No guessing which bump is you and which is the room.",
        },
        {
          title: "Still an EQ",
          text: "Grab a node, drag it, turn Following off. All four bands also work the way you’re used to.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Take the blanket off",
      text: "Muddy and a little nasal at first.",
      demos: [
        {
          product: "vocal-eq",
          title: "Mud and honk, gone",
          text: "The low end clears, the honk steps back and some air comes in on top. The notes don’t change. It’s as if the singer turned to face you.",
        },
      ],
    },
    includedInUnlimited(
      "Vocal EQ comes with the plan, as the second link in a vocal chain of five.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about Vocal EQ",
      items: [
        {
          question: "How do the bands follow the notes?",
          answer:
            "Vocal EQ tracks the pitch, the way AutoTune does, and keeps each band at the same distance from the note. You choose which bands follow.",
        },
        {
          question: "Does it need AutoTune?",
          answer: "No. It tracks the pitch on its own.",
        },
        {
          question: "Will it mix the song for me?",
          answer:
            "No. It suggests a starting point for one voice. What the song needs is your call.",
        },
        {
          question: "Does it work on other instruments?",
          answer:
            "On anything that plays one note at a time. Chords don’t give the bands a single note to follow, so turn Following off.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Before and after the EQ",
      products: ["vocal-prep", "vocal-compressor", "vocal-de-esser"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [
            { name: "Bands", value: "4: Rumble, Body, Nasal, Air" },
            { name: "Analysis", value: "On your computer; no audio is sent anywhere" },
          ],
          controls: controlRows(vocalEqControls, "vocal-chain/vocal-eq"),
          latency: "None while Following is off, about 20 ms with it",
          diskSpace: "310 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Clear up a muddy voice",
          rows: [
            {
              title: "Let it hear a verse",
              text: "Play the verse, not the chorus: mud lives in the low, quiet lines. Take the curve it offers.",
            },
            {
              title: "Check rumble",
              text: "Solo the band. If you hear footsteps and traffic, leave it. If you hear the voice, move it down.",
            },
            {
              title: "Find the honk",
              text: "Boost Nasal a lot, move it until the singer seems to have a cold, then cut there. Less than half of what you boosted is usually enough.",
            },
            {
              title: "Body before Air",
              text: "It’s tempting to start at the top. A voice with the right weight needs less shine.",
            },
            {
              title: "Match the loudness",
              text: "Before you compare, match the two in loudness. The louder one always wins, even when it’s worse.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "Tone, then sharpness",
          text: "Before and after plug-ins that work on the sound of a voice, not its notes.",
          demos: [
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Muddy and nasal, then neither.",
            },
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "What often comes next, since air brings up the s sounds too.",
            },
          ],
        },
      ],
    },
  ],
};
