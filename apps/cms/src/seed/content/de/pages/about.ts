import type { SeedPage } from "../../../seed-content.ts";

export const about: SeedPage = {
  title: "Über uns",
  seo: {
    title: "Über uns",
    description:
      "AutoTune ist hier eine Beispielmarke für Vocal-Software. Was erfunden ist, was echt ist und was wir über Stimmen denken.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Wir mögen Stimmen",
      text: "Vor allem die, die ein bisschen wandern. Das hier ist eine Beispielmarke, also sagen wir zuerst, was erfunden ist und was nicht.",
    },
    {
      block: "prose",
      headline: "Wer hier spricht",
      sections: [
        {
          title: "Was erfunden ist",
          text: "Die Produkte auf diesen Seiten, ihre Namen, Preise und technischen Daten. Hinter der Marke steht keine Firma und hinter einer Lizenz kein Plug-in. Plane kein Album damit.",
        },
        {
          title: "Was echt ist",
          text: "Was du hörst. Ein kleiner Synthesizer singt, eine Tonhöhenerkennung hört zu, und derselbe Code, der die Linie zeichnet, verschiebt auch die Töne: in deinem Browser, wenn du auf der Startseite am Regler drehst. Niemand wurde aufgenommen, kein Klang ist geborgt.\n\nIm selben Sinn sind auch die Bilder echt: Jedes Fenster ist aus Zahlen gezeichnet, wie alles andere hier. Es gibt keine Fotos und keine Gesichter.",
        },
        {
          title: "Woran wir glauben",
          text: "Eine Korrektur ist eine Entscheidung, kein Urteil. Eine Stimme, die wandert, hat dir verraten, wohin sie wollte; das Tool sollte fragen, wie viel Hilfe du möchtest.\n\nWer singt, bestimmt. Darum zeigt jedes Tool, was es wegnimmt, jeder Preis sagt, was danach passiert, und nichts verlängert sich hinter deinem Rücken.",
        },
        {
          title: "Wie wir schreiben",
          text: "Kurz und nur, was wir zeigen können. Wenn du hier einen Satz findest, der mehr verspricht, als du hörst, ist das ein Fehler, und wir wüssten gern davon.",
        },
      ],
    },
  ],
};
