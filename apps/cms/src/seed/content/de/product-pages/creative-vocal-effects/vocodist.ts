import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocodist: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "vocodist",
  name: "Vocodist",
  tagline: "Lass den Akkord reden.",
  text: "Ein Vocoder nimmt die Worte von einer Stimme und die Töne von etwas anderem. Vocodist bringt das andere gleich mit: Du redest, und heraus kommt ein Akkord.",
  nav: { description: "Ein Vocoder mit eigenen Akkorden", isNew: false, order: 3 },
  products: ["vocodist"],
  seo: {
    title: "Vocodist: Vocoder für Stimmen",
    description:
      "Vocodist nimmt die Worte von einer Stimme und die Töne von einem Akkord. Vocoder-Sounds von Vintage bis nicht von dieser Welt.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Sechsundzwanzig kleine Münder",
      rows: [
        {
          title: "Bänder zum Zuschauen",
          text: "Die Stimme wird in 26 Bänder geschnitten, und jedes geht auf und zu wie ein Mund. Was du siehst, lässt den Akkord durch.",
        },
        {
          title: "Carrier",
          text: "Womit er singt: zu Beginn ein Sägezahn, mit einem Regler heller oder dumpfer. Spiel den Akkord auf einem Keyboard, oder lass den eingebauten liegen.",
        },
        {
          title: "Formant",
          text: "Verschiebt die Bänder gegeneinander. Nach oben wird die Maschine klein, nach unten wächst ihr ein Bart.",
        },
        {
          title: "Grit",
          text: "Das Rauschen, aus dem Konsonanten sind. Bei zu wenig versteht dich niemand, bei zu viel denken alle an eine Sprühdose.",
        },
        {
          title: "Mix",
          text: "Wie viel von dir übrig bleibt. Ein wenig echte Stimme obendrauf macht die Worte klar, ohne den Trick zu verraten.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Keine Kehle",
      text: "Eine synthetische Stimme liefert die Worte. Ein Sägezahn-Akkord liefert den Rest.",
      demos: [
        {
          product: "vocodist",
          title: "Von der Stimme zum Akkord",
          text: "Die Melodie ist weg, die Worte nicht. An der Tonhöhenlinie siehst du noch, wer gesprochen hat.",
        },
      ],
    },
    includedInUnlimited(
      "Vocodist ist im Abo, zusammen mit den anderen 13 Kreativeffekten, für den einen Song, der ihn braucht, und die zehn, die folgen.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zu Vocodist",
      items: [
        {
          question: "Ist das dasselbe wie der harte AutoTune-Effekt?",
          answer:
            "Nein. Der ist deine Stimme auf exakten Tönen. Ein Vocoder wirft deine Töne weg und lässt einen Synthesizer mit deinem Mund sprechen.",
        },
        {
          question: "Brauche ich ein Keyboard?",
          answer:
            "Nein. Ein Akkord ist eingebaut. Mit einer MIDI-Spur oder einem Keyboard spielst du, welchen du magst.",
        },
        {
          question: "Warum versteht mich keiner?",
          answer:
            "Sprich mehr, als du singst, nah am Mikrofon, und dreh Grit auf. Vocoder brauchen Konsonanten.",
        },
        {
          question: "Kann eine andere Spur der Carrier sein?",
          answer:
            "Ja, über die Sidechain. Gitarren und Streicher funktionieren; Drums sind Geschmackssache.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Andere Maschinen",
      products: ["auto-tune-efx-plus", "stutter", "metamorph"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocodist: die Fakten",
          inside: [
            { name: "Bänder", value: "26" },
            { name: "Carrier", value: "Eingebauter Sägezahn-Akkord, MIDI oder Sidechain" },
            { name: "Regler", value: "Carrier, Formant, Grit und Mix" },
            { name: "Stimmen", value: "Bis zu 8 auf einmal" },
          ],
          latency: "Etwa 5 ms",
          diskSpace: "180 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Eine Maschine deine Hook sagen lassen",
          rows: [
            {
              title: "Sprich sie",
              text: "Nimm die Hook gesprochen auf, im Rhythmus, mit harten Konsonanten. Die Melodie würde ohnehin weggeworfen.",
            },
            {
              title: "Komprimier die Stimme",
              text: "Setz Vocal Compressor vor Vocodist. Die Bänder öffnen sich nur so weit, wie die Stimme laut ist, also halte sie gleichmäßig.",
            },
            {
              title: "Spiel die Akkorde",
              text: "Schick eine MIDI-Spur an Vocodist und spiel die Akkorde des Refrains, lang und ohne Lücken. Wo kein Ton gehalten wird, ist die Maschine stumm.",
            },
            {
              title: "Dreh Grit auf, bis man es versteht",
              text: "Frag jemanden, der den Text nicht kennt. Du kennst ihn und hörst ihn darum aus allem heraus.",
            },
            {
              title: "Gib ihr einen Ort",
              text: "Einen kurzen Raum oder gar keinen. Vocoder sind dicht, und ein langer Hall macht Wetter daraus.",
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
          headline: "Sprechende Maschinen",
          text: "Synthetische Stimmen, noch synthetischer gemacht.",
          demos: [
            {
              product: "vocodist",
              title: "Vocodist",
              text: "Ein Akkord, der Worte kennt.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "AutoTune EFX+",
              text: "Noch deine Stimme, aber nur auf der Treppe.",
            },
            {
              product: "stutter",
              title: "Stutter",
              text: "Die Maschine bleibt hängen, im Takt.",
            },
          ],
        },
      ],
    },
  ],
};
