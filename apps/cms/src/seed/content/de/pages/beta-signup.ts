import type { SeedPage } from "../../../seed-content.ts";

export const betaSignup: SeedPage = {
  title: "Beta-Anmeldung",
  seo: {
    title: "Beta der iOS-App",
    description: "Melde dich an und teste AutoTune für iOS, bevor es erscheint.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "AutoTune für die Hosentasche",
      text: "Eine iOS-App, die stimmt, während du singst. Teste sie, bevor sie erscheint, und sag uns, was nicht passt.",
    },
    {
      block: "betaForm",
      headline: "Mach bei der Beta mit",
      text: "AutoTune ist eine Demonstrationsmarke: Das Formular funktioniert, eine App steckt nicht dahinter.",
      program: "ios-app",
    },
    {
      block: "faq",
      headline: "Bevor du dich anmeldest",
      items: [
        {
          question: "Was kostet das?",
          answer: "Nichts. Eine Beta ist zum Ausprobieren da, und du kannst jederzeit aufhören.",
        },
        {
          question: "Warum fragt ihr nach meinem Geburtsjahr?",
          answer:
            "In manchen Ländern darf man Software erst ab einem bestimmten Alter testen. Für etwas anderes nutzen wir es nicht.",
        },
        {
          question: "Was passiert mit meinen Angaben?",
          answer:
            "Sie warten hier, bis die Beta beginnt. Wenn du dein Konto löschst, verschwinden sie mit ihm.",
        },
      ],
    },
    {
      block: "newsletterForm",
      headline: "Willst du lieber warten?",
      text: "Der Newsletter sagt dir, wann die App da ist.",
    },
    {
      block: "socialLinks",
      headline: "Oder triff uns anderswo",
      text: "Videos, Bilder und Menschen, die singen.",
    },
  ],
};
