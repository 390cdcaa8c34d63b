import type { SeedPage } from "../../../seed-content.ts";

export const summerSale: SeedPage = {
  title: "Sommeraktion",
  seo: {
    title: "Sommeraktion",
    description:
      "So läuft die Sommeraktion von AutoTune: alter Preis neben neuem, keine ablaufende Uhr, und was du tun kannst, wenn du letzte Woche gekauft hast.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Weniger zahlen, länger hell",
      text: "Einmal im Jahr kosten manche unserer Tools eine Zeit lang weniger. Diese Seite sagt, wie das geht. Was reduziert ist und um wie viel, steht an den Produkten selbst.",
    },
    {
      block: "featureRows",
      headline: "So läuft die Aktion",
      rows: [
        {
          title: "Zwei Preise nebeneinander",
          text: "Solange die Aktion läuft, zeigt ein reduziertes Produkt den alten und den neuen Preis. Siehst du nur einen, hat sie noch nicht begonnen, ist vorbei oder hat dieses Produkt ausgelassen.",
        },
        {
          title: "Keine Uhr",
          text: "Hier zählt nichts bis Mitternacht und fängt dann von vorn an. Die Aktion hat einen ersten und einen letzten Tag, und der Preis im Warenkorb wird vor dem Bezahlen noch einmal geprüft.",
        },
        {
          title: "Dieselbe Lizenz",
          text: "Was du reduziert kaufst, ist, was du sonst gekauft hättest: ohne Ablaufdatum, auf 2 Rechnern gleichzeitig, Updates dieser Version inklusive.",
        },
        {
          title: "Nichts durch die Hintertür",
          text: "Die Aktion legt nichts in deinen Warenkorb, beginnt kein Abo und setzt kein Häkchen. Gehört ein Geschenk dazu, siehst du es im Warenkorb, bevor du zahlst.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Drei fürs offene Fenster",
      products: ["orbit", "halo", "dial"],
    },
    {
      block: "planOffer",
      headline: "Oder das ganze Regal, einen Sommer lang",
      points: [
        { title: "3 AutoTune-Editionen", text: "und AutoKey" },
        { title: "5 KI-Mixing-Tools", text: "die ganze Vocal-Chain" },
        { title: "14 Kreativeffekte", text: "und zwar alle" },
        { title: "Jederzeit kündbar", text: "im September zum Beispiel" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Fragen zur Aktion",
      items: [
        {
          question: "Ich habe letzte Woche zum vollen Preis gekauft.",
          answer:
            "Innerhalb von 14 Tagen nach der Bestellung kannst du ohne Angabe von Gründen widerrufen und neu kaufen. Wir würden es auch so machen.",
        },
        {
          question: "Gilt ein Rabattcode zusätzlich?",
          answer:
            "Manche Codes vertragen sich mit einem reduzierten Preis, manche nicht. Der Warenkorb sagt es dir vor dem Bezahlen, nicht danach.",
        },
        {
          question: "Ist ein Upgrade günstiger als die Aktion?",
          answer:
            "Oft, wenn du eine Edition besitzt. Melde dich an und vergleich: Dein Konto zeigt die Upgrade-Preise, das Produkt den Aktionspreis.",
        },
        {
          question: "Soll ich auf die nächste Aktion warten?",
          answer:
            "Wenn der Song warten kann, ja. Wenn nicht: Die Testphase von Unlimited dauert 14 Tage, das ist ungefähr ein Song. Und weil das hier eine Beispielmarke ist, entgeht dir kein Schnäppchen.",
        },
      ],
    },
  ],
};
