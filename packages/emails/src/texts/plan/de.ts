import { de as letter } from "../letter/de.ts";
import type { PlanTexts } from "./plan-texts.ts";

export const de: PlanTexts = {
  ...letter,
  plan: "Abo",
  card: "Karte",
  cardEnding: (digits) => `Endung ${digits}`,
  news: {
    trialStarted: {
      subject: (plan) => `Deine Gratiszeit mit ${plan} hat begonnen`,
      heading: "Deine Gratiszeit hat begonnen",
      intro: (plan) =>
        `${plan} steht dir ab heute ganz offen. Sing, probier alles aus, lass dir Zeit.`,
      amount: "Erste Zahlung",
      date: "Gratis bis",
      note: "Wenn es dir gefällt, brauchst du nichts zu tun. Wenn nicht, kündige in deinem Konto, bevor die Gratiszeit endet: Dann wird nichts abgebucht.",
      action: "Konto öffnen",
    },
    trialEnding: {
      subject: (plan) => `Deine Gratiszeit mit ${plan} endet bald`,
      heading: "Deine Gratiszeit endet bald",
      intro: (plan) =>
        `${plan} hat hoffentlich einen Platz in deinen Songs gefunden. Wenn du dabeibleibst, brauchst du nichts zu tun: Das Abo beginnt von selbst.`,
      amount: "Erste Zahlung",
      date: "Gratis bis",
      note: "Wenn es nichts für dich ist, kündige, bevor die Gratiszeit endet: Dann wird nichts abgebucht.",
      action: "Abo verwalten",
    },
    renewed: {
      subject: (plan) => `${plan} ist verlängert`,
      heading: "Schön, dass du dabeibleibst",
      intro: (plan) => `${plan} ist verlängert, und alles darin steht dir weiter offen.`,
      amount: "Abgebucht",
      date: "Nächste Zahlung",
      note: "In deinem Konto kannst du dein Abo jederzeit ändern, pausieren oder kündigen.",
      action: "Abo ansehen",
    },
    paymentFailed: {
      subject: (plan) => `Deine Zahlung für ${plan} hat nicht geklappt`,
      heading: "Deine Zahlung hat nicht geklappt",
      intro: (plan) =>
        `${plan} war fällig, aber die Zahlung ist nicht durchgegangen. Das kommt vor: Eine Karte läuft ab, oder ein Limit ist erreicht. Vorerst funktioniert alles weiter.`,
      amount: "Offener Betrag",
      date: "Nächster Versuch",
      note: "Bitte prüf, ob die Karte noch gültig ist und den Betrag deckt. Sobald die Zahlung durchgeht, läuft dein Abo wie gewohnt weiter.",
      action: "Zahlung prüfen",
    },
    planChanged: {
      subject: (plan) => `Dein neues Abo: ${plan}`,
      heading: "Dein neues Abo",
      intro: (plan) =>
        `${plan} ist dein neues Abo. Was darin steckt und ab wann der Wechsel gilt, siehst du in deinem Konto.`,
      amount: "Neuer Preis",
      date: "Nächste Zahlung",
      note: "In deinem Konto kannst du jederzeit wieder wechseln.",
      action: "Abo ansehen",
    },
    paused: {
      subject: (plan) => `${plan} macht Pause`,
      heading: "Dein Abo macht Pause",
      intro: (plan) =>
        `${plan} macht Pause, und die Zahlungen auch. Was du schon bezahlt hast, kannst du bis zum Ende dieses Zeitraums nutzen.`,
      amount: null,
      date: "Pause bis",
      note: "Danach geht es von selbst weiter. Wenn du früher singen möchtest, setz dein Abo jederzeit in deinem Konto fort.",
      action: "Abo verwalten",
    },
    resumed: {
      subject: (plan) => `${plan} läuft weiter`,
      heading: "Dein Abo läuft weiter",
      intro: (plan) =>
        `${plan} läuft weiter, mit allem, was dazugehört. Schön, dass du dabei bist.`,
      amount: "Betrag",
      date: "Nächste Zahlung",
      note: "In deinem Konto kannst du dein Abo jederzeit ändern, pausieren oder kündigen.",
      action: "Abo ansehen",
    },
    cancelled: {
      subject: (plan) => `${plan} ist gekündigt`,
      heading: "Dein Abo ist gekündigt",
      intro: (plan) =>
        `${plan} wird nicht verlängert, und es wird nichts mehr abgebucht. Was du bezahlt hast, funktioniert bis zum letzten Tag weiter.`,
      amount: null,
      date: "Endet am",
      note: "Anders überlegt? Nimm die Kündigung in deinem Konto zurück, bevor das Abo endet, und alles bleibt, wie es ist.",
      action: "Abo behalten",
    },
    ended: {
      subject: (plan) => `${plan} ist beendet`,
      heading: "Dein Abo ist beendet",
      intro: (plan) =>
        `${plan} ist beendet, und es wird nichts mehr abgebucht. Danke, dass du mit uns gesungen hast.`,
      amount: null,
      date: "Beendet am",
      note: "Deine Songs und Projekte bleiben deine, genau wie jede Lizenz, die du gekauft hast. Wenn dir die Tools fehlen, bringt ein neues Abo sie alle zurück.",
      action: "Konto öffnen",
    },
  },
  whyThisMail:
    "Du bekommst diese E-Mail, weil sie ein Abo auf dem Konto mit dieser Adresse betrifft.",
};
