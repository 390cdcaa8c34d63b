import type { SeedPage } from "../../../seed-content.ts";

export const termsOfService: SeedPage = {
  title: "Nutzungsbedingungen",
  seo: {
    title: "Nutzungsbedingungen",
    description:
      "Die Bedingungen des AutoTune-Beispielshops in lesbaren Worten: Lizenzen, Unlimited, Preise, Widerruf.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Nutzungsbedingungen",
      text: "Was du bekommst, was du zahlst, was du darfst und wie du wieder herauskommst. Zum Lesen geschrieben.",
    },
    {
      block: "prose",
      headline: "Die Bedingungen",
      sections: [
        {
          title: "Ein Beispiel",
          text: "Dieser Shop gehört zu einer Beispielmarke. Ihre Produkte sind erfunden, und hinter einer hier gekauften Lizenz steht keine Software. Unter den folgenden Bedingungen würde der Shop verkaufen.",
        },
        {
          title: "Dein Konto",
          text: "Ein Konto gehört einer Person. Behalte dein Passwort für dich und halte deine E-Mail-Adresse aktuell: Seriennummern und alles andere, was wichtig ist, schicken wir dorthin.",
        },
        {
          title: "Lizenzen, die du kaufst",
          text: "Du zahlst einmal und darfst das Tool zeitlich unbegrenzt nutzen, privat und für bezahlte Arbeit. Eine Lizenz darf auf 2 Rechnern gleichzeitig aktiv sein. Was du mit einem Tool machst, gehört dir; wir erheben darauf keinen Anspruch.\n\nDu darfst eine Lizenz nicht vermieten, ihre Seriennummer nicht weitergeben und das Tool nicht weiter auseinandernehmen, als das Gesetz es dir erlaubt.",
        },
        {
          title: "Unlimited",
          text: "Unlimited ist ein Monats- oder Jahresabo. Es verlängert sich von selbst, bis du kündigst, und das kannst du jederzeit. Es läuft dann noch bis zum Ende der bezahlten Zeit.\n\nDie Testphase dauert 14 Tage und steht jeder Person einmal offen. Kündigst du nicht bis zu ihrem Ende, läuft das Abo zu dem Monatspreis weiter, der dir zu Beginn gezeigt wurde. Wenn ein Abo endet, stellen seine Plug-ins die Arbeit ein; exportiertes Audio und gekaufte Lizenzen bleiben davon unberührt.",
        },
        {
          title: "Preise und Zahlung",
          text: "Es gilt der Preis, der an der Kasse steht, in deiner Währung; anfallende Steuern siehst du vor dem Bezahlen. Die Zahlung wickelt ein Zahlungsanbieter ab; deine Kartennummer kommt nicht bei uns an.",
        },
        {
          title: "Widerruf",
          text: "Innerhalb von 14 Tagen nach einem Kauf kannst du den Vertrag ohne Angabe von Gründen widerrufen und bekommst dein Geld zurück. Die Lizenzen dieser Bestellung enden dann.",
        },
        {
          title: "Wenn etwas nicht funktioniert",
          text: "Sag es uns, und wir reparieren es, ersetzen es oder geben dir dein Geld zurück, so wie es das Gesetz an deinem Wohnort vorsieht. Dass ein Tool zu deinem Song passt, können wir nicht versprechen. Die Rechte, die dir das Gesetz als Verbraucherin oder Verbraucher gibt, schränkt nichts auf dieser Seite ein.",
        },
        {
          title: "Änderungen",
          text: "Wenn sich diese Bedingungen ändern, gelten die neuen für das, was danach gekauft wird. Bei einem laufenden Abo sagen wir dir vorher Bescheid, und du kannst kündigen.",
        },
      ],
    },
  ],
};
