import type { SeedPage } from "../../../seed-content.ts";

export const hipHop: SeedPage = {
  title: "Hip-Hop",
  seo: {
    title: "AutoTune für Hip-Hop-Vocals",
    description:
      "Harte Hooks, lockere Strophen, Ad-libs mit Echo: So korrigierst und mischst du Hip-Hop-Vocals, mit Einstellungen für den Anfang und Klängen zum Vergleichen.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Hook im Raster, Strophe daneben",
      text: "Hip-Hop hat die Treppe berühmt gemacht und dann gelernt, wann man sie stehen lässt. Eine Seite über beides, für Leute mit Beat und Mikrofon.",
    },
    {
      block: "featureRows",
      headline: "Vom Beat zur Hook",
      rows: [
        {
          title: "Frag den Beat nach der Tonart",
          text: "Leg AutoKey auf den Beat, am besten ohne Drums, und spiel den Teil mit den Akkorden. Ein Bass, der zwischen Tönen gleitet, kann es täuschen. Prüf mit dem Ton, auf dem du aufhören würdest.",
        },
        {
          title: "Schreib die Hook für die Treppe",
          text: "Der harte Effekt lebt auf dem Weg zwischen zwei Tönen. Gleite langsam, halte die Enden und lass Luft zwischen den Zeilen. Drei Töne Melodie reichen oft.",
        },
        {
          title: "Lass die Strophe reden",
          text: "Gerapptes gleitet wie Sprache und hat keinen Ton, zu dem es will. Hart korrigiert blubbert es. Nimm dort den Bypass, oder stell so langsam ein, dass nur gehaltenen Wörtern geholfen wird.",
        },
        {
          title: "Gib Ad-libs einen eigenen Ort",
          text: "Auf einer eigenen Spur, hart korrigiert, dünn und im Takt. Bei 140 BPM dauert eine Achtel 214 ms: Häng das Echo an das Tempo des Hosts, dann rechnet der.",
        },
        {
          title: "Leg Gewicht unter das letzte Wort",
          text: "Undertow legt dieselbe Stimme eine Oktave tiefer darunter. Zehn dB unter der Hauptstimme spürt man sie mehr, als man sie hört.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Vier Stimmen für einen Song",
      text: "Eine synthetische Stimme, die nie in einer Kabine stand, vorher und nachher.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "Die Hook",
          text: "Jeder Slide wird zur Stufe, mit Dopplung und Echo dahinter.",
        },
        {
          product: "undertow",
          title: "Das Gewicht",
          text: "Dieselbe Zeile, und sie selbst eine Oktave tiefer.",
        },
        {
          product: "stutter",
          title: "Der letzte Takt",
          text: "Wortschnipsel, immer wieder, im Takt.",
        },
        {
          product: "dial",
          title: "Das Ad-lib",
          text: "Vom anderen Ende der Leitung. Die Tiefen überlässt es dem Beat.",
        },
      ],
    },
    {
      block: "specs",
      headline: "Einstellungen für den Anfang",
      groups: [
        {
          title: "AutoTune",
          rows: [
            { name: "Hook", value: "Retune Speed 0 bis 10 ms" },
            { name: "Gesungene Strophe", value: "Retune Speed 15 bis 30 ms" },
            { name: "Gerappte Strophe", value: "Über 120 ms oder Bypass" },
            { name: "Ad-libs", value: "0 ms, Echo im Tempo des Hosts" },
          ],
        },
        {
          title: "Die Chain",
          rows: [
            { name: "Vocal EQ", value: "Unter 80 bis 100 Hz wegschneiden" },
            { name: "Vocal Compressor", value: "Ratio 4:1, 4 bis 6 dB weniger bei lauten Wörtern" },
            { name: "Vocal De-Esser", value: "5 bis 9 kHz, 3 bis 6 dB" },
            {
              name: "Vocal Reverb",
              value: "Nachhallzeit 0,4 bis 0,8 Sekunden, Pre-Delay 20 bis 40 ms",
            },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Fragen aus der Kabine",
      items: [
        {
          question: "Soll ich mit dem Effekt aufnehmen?",
          answer:
            "Im Kopfhörer hören, ja: Auf einer Treppe singt man anders. Nimm trotzdem die trockene Stimme auf, dann kannst du es dir morgen mit der Tonart anders überlegen.",
        },
        {
          question: "Die Tonart stimmt, und es klingt trotzdem schief.",
          answer:
            "Vielleicht steht der Beat nicht auf 440 Hz. Ein beschleunigtes Sample kann zwischen zwei Tonarten liegen. Verschieb den Beat um ein paar Cent, bis ein Stimmgerät zustimmt, und korrigier dann die Stimme.",
        },
        {
          question: "Welche Edition für diesen Sound?",
          answer:
            "EFX+, wenn du nur den Effekt willst. AutoTune 2026, wenn du auch Strophen singst. Pro, wenn du danach an einzelne Töne gehst.",
        },
        {
          question: "Kann ich dann rappen?",
          answer:
            "Es setzt die Tonhöhe. Timing, Worte und Atem bleiben bei dir, und das ist auch die gute Nachricht.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Im selben Raum",
      products: ["auto-key", "auto-tune-efx-plus", "stutter"],
    },
  ],
};
