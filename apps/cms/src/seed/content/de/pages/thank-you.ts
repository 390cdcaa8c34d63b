import type { SeedPage } from "../../../seed-content.ts";

export const thankYou: SeedPage = {
  title: "Danke",
  seo: {
    title: "Danke",
    description:
      "Es ist angekommen. Was nach einer Bestellung, einer Anmeldung oder einer Nachricht passiert, wie lange es dauert und was zu tun ist, wenn keine E-Mail kommt.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Danke. Es ist angekommen",
      text: "Was du geschickt hast, sitzt auf seinem Ton. So geht es weiter. Du musst wenig tun, und nichts davon eilig.",
    },
    {
      block: "featureRows",
      headline: "Wie es weitergeht",
      rows: [
        {
          title: "Du hast etwas bestellt",
          text: "Der Beleg kommt in wenigen Minuten per E-Mail, mit den Seriennummern von allem, was du gekauft hast. Dieselben Nummern stehen in deinem Konto. Bei Überweisung folgen sie, sobald das Geld da ist, und das dauert ein paar Tage.",
        },
        {
          title: "Du willst den Newsletter",
          text: "Wir haben dir eine einzige E-Mail mit einem Link geschickt. Erst wenn du ihm folgst, schreiben wir wieder. Der Link gilt 7 Tage; lässt du ihn liegen, vergessen wir die Adresse.",
        },
        {
          title: "Du hast uns etwas gefragt",
          text: "Jemand liest es, bevor jemand antwortet. Weil das hier eine Beispielmarke ist, hat dieser Jemand eher Geduld als Tempo.",
        },
        {
          title: "Du testest Unlimited",
          text: "Alle 23 Tools gehören 14 Tage lang dir. Bis dahin wird nichts abgebucht. Der letzte Tag steht in deinem Konto, und der Ausgang auch.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Wenn etwas fehlt",
      items: [
        {
          question: "Es ist keine E-Mail gekommen.",
          answer:
            "Sieh zuerst im Spam-Ordner nach, dann prüf die Adresse in deinem Konto. Was wir geschickt haben, steht auch dort: Eine E-Mail kann verloren gehen, ihr Inhalt nicht.",
        },
        {
          question: "Ich habe mich bei der Adresse vertippt.",
          answer:
            "Wenn du ein Konto hast, melde dich mit der eingetippten Adresse an und ändere sie dort; die neue muss bestätigt werden. Wenn nicht, nimm den Support-Link am Ende dieser Seite und nenn die Bestellung.",
        },
        {
          question: "Ich wollte gar nicht bestellen.",
          answer:
            "Kommt vor. Innerhalb von 14 Tagen nach der Bestellung kannst du ohne Angabe von Gründen widerrufen. Das Formular findest du am Ende der Seite, ein Konto brauchst du dafür nicht.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Hör solange hier hinein",
      products: ["auto-tune-efx-plus", "vocodist", "choir"],
    },
  ],
};
