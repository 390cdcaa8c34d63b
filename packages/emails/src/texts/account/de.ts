import { de as letter } from "../letter/de.ts";
import type { AccountTexts } from "./account-texts.ts";

const forOneHour = "Der Link gilt 1 Stunde und funktioniert einmal.";
const forOneDay = "Der Link gilt 24 Stunden und funktioniert einmal.";
const forTwoWeeks = "Der Link gilt 14 Tage.";
const forOneMonth = "Der Link gilt 30 Tage und funktioniert einmal.";
const whyTransfer =
  "Du bekommst diese E-Mail, weil diese Adresse bei der Übertragung einer Lizenz angegeben wurde.";

export const de: AccountTexts = {
  ...letter,
  product: "Produkt",
  device: "Gerät",
  country: "Land",
  time: "Zeitpunkt",
  passkey: "Passkey",
  oldEmail: "Alte Adresse",
  newEmail: "Neue Adresse",
  from: "Von",
  to: "An",
  keptAccount: "Konto, das bleibt",
  mergedAccount: "Beendetes Konto",
  deletedOn: "Löschung am",
  availableUntil: "Verfügbar bis",
  name: "Name",
  part: "Betrifft",
  wholeOrder: "Die ganze Bestellung",
  receivedAt: "Eingegangen am",
  receiptNumber: "Belegnummer",
  news: {
    resetPassword: {
      subject: "Wähle ein neues AutoTune-Passwort",
      heading: "Wähle ein neues Passwort",
      intro:
        "Passwort vergessen? Für das Konto mit dieser Adresse wurde ein neues angefordert. Über den Button kannst du es wählen. Danach bist du auf allen Geräten abgemeldet.",
      notes: [],
      action: "Neues Passwort wählen",
      afterword: [
        forOneHour,
        "Wenn du das nicht warst, brauchst du nichts zu tun: Dein Konto bleibt, wie es ist, und ohne diesen Link kommt niemand hinein.",
      ],
    },
    reactivateLegacy: {
      subject: "Reaktiviere dein AutoTune-Konto",
      heading: "Willkommen zurück",
      intro:
        "AutoTune hat einen neuen Shop, und dein Konto ist mit umgezogen. Wähle einmal ein neues Passwort, und alles, was dir gehört, ist wieder da.",
      notes: [],
      action: "Konto reaktivieren",
      afterword: [
        forOneMonth,
        "Wenn du das nicht warst, brauchst du nichts zu tun: Ohne diesen Link kommt niemand hinein.",
      ],
    },
    completeAccount: {
      subject: "Richte dein AutoTune-Konto fertig ein",
      heading: "Dein Konto ist fast fertig",
      intro:
        "Name und Passwort fehlen noch. Danach liegen Downloads, Lizenzen und Belege für dich an einem Ort.",
      notes: [],
      action: "Konto fertig einrichten",
      afterword: [
        forOneMonth,
        "Wenn du das nicht warst, brauchst du nichts zu tun: Ohne diesen Link kommt niemand hinein.",
      ],
    },
    newDevice: {
      subject: "Neue Anmeldung bei deinem AutoTune-Konto",
      heading: "Anmeldung von einem neuen Gerät",
      intro:
        "Anmeldungen von Geräten, die wir noch nicht kennen, melden wir dir immer. Diese hier ist neu.",
      notes: [
        "Wenn du das warst, brauchst du nichts zu tun.",
        "Wenn du das nicht warst, beende die Sitzung dieses Geräts sofort in deinem Konto und wähle dann ein neues Passwort.",
      ],
      action: "Geräte prüfen",
      afterword: [],
    },
    passwordChanged: {
      subject: "Dein AutoTune-Passwort wurde geändert",
      heading: "Dein Passwort wurde geändert",
      intro:
        "Passwort geändert: Ab jetzt gilt das neue, und auf allen anderen Geräten bist du abgemeldet.",
      notes: [
        "Wenn du das warst, brauchst du nichts zu tun.",
        "Wenn du das nicht warst, setz dein Passwort sofort zurück. Prüf danach, ob jemand anderes dein Postfach lesen kann.",
      ],
      action: "Passwort zurücksetzen",
      afterword: [],
    },
    passkeyAdded: {
      subject: "Neuer Passkey für dein AutoTune-Konto",
      heading: "Ein neuer Passkey",
      intro:
        "Passkeys melden dich ohne Passwort an. Zu deinem Konto ist gerade einer dazugekommen.",
      notes: [
        "Wenn du das warst, brauchst du nichts zu tun.",
        "Wenn du das nicht warst, entferne den Passkey sofort in deinem Konto und wähle dann ein neues Passwort.",
      ],
      action: "Passkeys prüfen",
      afterword: [],
    },
    confirmEmailOld: {
      subject: "Bestätige die neue Adresse deines AutoTune-Kontos",
      heading: "Eine neue Adresse für dein Konto?",
      intro:
        "E-Mail-Adressen ändern wir erst, wenn beide Postfächer zustimmen: dieses und das neue. Für dein Konto wurde eine neue Adresse eingetragen.",
      notes: [],
      action: "Änderung bestätigen",
      afterword: [
        forOneDay,
        "Wenn du das nicht warst, bestätige nichts: Dann bleibt deine Adresse, wie sie ist. Wähle sofort ein neues Passwort, denn jemand anderes kennt deins.",
      ],
    },
    confirmEmailNew: {
      subject: "Bestätige diese Adresse für dein AutoTune-Konto",
      heading: "Ist das deine neue Adresse?",
      intro:
        "AutoTune soll künftig an diese Adresse schreiben: Sie wurde als neue Adresse eines Kontos eingetragen. Geändert wird erst, wenn beide Postfächer zustimmen, dieses und das alte.",
      notes: [],
      action: "Adresse bestätigen",
      afterword: [
        forOneDay,
        "Wenn du das nicht warst, brauchst du nichts zu tun: Ohne deine Bestätigung ändert sich nichts.",
      ],
      why: "Du bekommst diese E-Mail, weil diese Adresse als neue Adresse eines Kontos eingetragen wurde.",
    },
    emailChanged: {
      subject: "Dein AutoTune-Konto hat eine neue Adresse",
      heading: "Deine neue Adresse gilt",
      intro:
        "Post von uns geht ab jetzt an deine neue Adresse, und mit ihr meldest du dich auch an. Auf allen anderen Geräten bist du abgemeldet.",
      notes: [
        "Wenn du das warst, brauchst du nichts zu tun.",
        "Wenn du das nicht warst, prüf sofort dein Konto und wähle ein neues Passwort. Kommst du nicht mehr hinein, schreib unserem Support.",
      ],
      action: "Konto prüfen",
      afterword: [],
      why: "Du bekommst diese E-Mail, weil diese Adresse zum Konto gehört oder bis jetzt gehört hat.",
    },
    licence: {
      subject: "Deine AutoTune-Lizenz",
      heading: "Deine Lizenz",
      intro:
        "Seriennummer und Authentifizierungscode deiner Lizenz findest du hier, wie gewünscht. Zusammen schalten sie die Software frei.",
      notes: [],
      action: "Lizenz ansehen",
      afterword: ["Wenn du das nicht warst, musst du nichts tun: Es hat sich nichts geändert."],
    },
    licenceRegenerated: {
      subject: "Neue Seriennummer für deine AutoTune-Lizenz",
      heading: "Eine neue Seriennummer",
      intro:
        "Seriennummer und Authentifizierungscode deiner Lizenz sind neu: Unser Support hat sie ausgetauscht. Die alten funktionieren nicht mehr.",
      notes: [
        "Deine Computer wurden deaktiviert. Aktiviere sie mit der neuen Seriennummer und dem neuen Code noch einmal.",
      ],
      action: "Lizenz ansehen",
      afterword: ["Wenn du das nicht warst, schreib bitte unserem Support."],
    },
    codeRedeemed: {
      subject: "Dein AutoTune-Code ist eingelöst",
      heading: "Dein Code ist eingelöst",
      intro:
        "Was dein Code enthält, gehört jetzt dir: Hier sind Seriennummer und Authentifizierungscode. Zusammen schalten sie die Software frei.",
      notes: [
        "Die Downloads findest du in deinem Konto. Der Code selbst ist verbraucht und gilt kein zweites Mal.",
      ],
      action: "Lizenz ansehen",
      afterword: [
        "Wenn du das nicht warst, wähle gleich ein neues Passwort und schreib unserem Support.",
      ],
    },
    transferGive: {
      subject: "Bestätige die Übertragung deiner Lizenz",
      heading: "Diese Lizenz weitergeben?",
      intro:
        "Lizenzen wechseln erst dann zu jemand anderem, wenn beide zustimmen. Du hast eine solche Übertragung begonnen.",
      notes: [
        "Danach gehört die Lizenz allein der anderen Person und funktioniert auf deinen Computern nicht mehr. Zurücknehmen kannst du sie dann nicht.",
      ],
      action: "Übertragung bestätigen",
      afterword: [
        `${forTwoWeeks} Solange nicht beide zugestimmt haben, kannst du die Übertragung in deinem Konto zurückziehen.`,
        "Wenn du das nicht warst, bestätige nichts: Dann bleibt die Lizenz bei dir. Wähle sofort ein neues Passwort.",
      ],
    },
    transferTake: {
      subject: "Eine AutoTune-Lizenz wartet auf dich",
      heading: "Eine Lizenz für dich",
      intro:
        "Post für dich: Jemand möchte dir eine Lizenz übertragen. Sie gehört dir, sobald ihr beide zugestimmt habt.",
      notes: [
        "Von uns kommen dafür keine Kosten auf dich zu. Gibt es mit dieser Adresse noch kein Konto, legen wir eins für dich an.",
      ],
      action: "Annehmen oder ablehnen",
      afterword: [
        forTwoWeeks,
        "Wenn du die Person nicht kennst, lehn ab oder tu nichts: Dann bleibt die Lizenz, wo sie ist.",
      ],
      why: whyTransfer,
    },
    transferGiven: {
      subject: "Deine Lizenz ist übertragen",
      heading: "Deine Lizenz ist in neuen Händen",
      intro:
        "Lizenz und Seriennummer gehören jetzt der anderen Person, denn ihr habt beide zugestimmt. Auf deinen Computern funktioniert die Lizenz nicht mehr.",
      notes: [
        "Wenn du das nicht warst, wähle sofort ein neues Passwort und schreib unserem Support.",
      ],
      action: "Konto öffnen",
      afterword: [],
    },
    transferTaken: {
      subject: "Deine neue Lizenz ist da",
      heading: "Die Lizenz gehört dir",
      intro:
        "Seriennummer und Downloads findest du jetzt in deinem Konto: Ihr habt beide zugestimmt, und die Lizenz gehört dir.",
      notes: [
        "Ist dein Konto neu, richte es zuerst ein: Den Link dafür schicken wir dir in einer eigenen E-Mail.",
      ],
      action: "Lizenz ansehen",
      afterword: [],
      why: whyTransfer,
    },
    transferDeclined: {
      subject: "Die Übertragung einer Lizenz wurde abgelehnt",
      heading: "Die Übertragung wurde abgelehnt",
      intro:
        "Lizenz und Seriennummer bleiben, wo sie sind: Die Übertragung wurde nicht angenommen. Alles funktioniert weiter wie bisher.",
      notes: [],
      action: "Konto öffnen",
      afterword: [],
      why: whyTransfer,
    },
    transferWithdrawn: {
      subject: "Die Übertragung einer Lizenz wurde zurückgezogen",
      heading: "Die Übertragung wurde zurückgezogen",
      intro:
        "Lizenz und Seriennummer bleiben, wo sie sind: Wem sie gehören, hat die Übertragung zurückgezogen. Alles funktioniert weiter wie bisher.",
      notes: [],
      action: "Konto öffnen",
      afterword: [],
      why: whyTransfer,
    },
    transferExpired: {
      subject: "Die Übertragung einer Lizenz ist abgelaufen",
      heading: "Die Übertragung ist abgelaufen",
      intro:
        "Lizenz und Seriennummer bleiben, wo sie sind: Die Übertragung wurde nicht rechtzeitig von beiden bestätigt. Alles funktioniert weiter wie bisher.",
      notes: ["Wem die Lizenz gehört, kann jederzeit eine neue Übertragung beginnen."],
      action: "Konto öffnen",
      afterword: [],
      why: whyTransfer,
    },
    confirmMerge: {
      subject: "Deine beiden AutoTune-Konten zusammenlegen?",
      heading: "Deine beiden Konten zusammenlegen?",
      intro:
        "Konten derselben Person lassen sich zusammenlegen. Das unten genannte Konto soll das Konto mit dieser Adresse aufnehmen. Wenn beide dir gehören, bestätige es.",
      notes: [
        "Bestellungen, Lizenzen und Abos ziehen dann dorthin um. Das Konto mit dieser Adresse endet, und das lässt sich nicht rückgängig machen.",
      ],
      action: "Ansehen und bestätigen",
      afterword: [
        forOneDay,
        "Wenn du das nicht warst, bestätige nichts: Alles in diesem Konto ginge sonst an jemand anderen. Tust du nichts, ändert sich nichts.",
      ],
    },
    confirmReminders: {
      subject: "Erinnerungen an deinen Warenkorb?",
      heading: "Erinnerungen an deinen Warenkorb?",
      intro:
        "Jemand, der mit dieser Adresse angemeldet ist, möchte eine Mail bekommen, wenn etwas im Warenkorb liegen bleibt. Wenn du das warst, bestätige es.",
      notes: [],
      action: "Ansehen und bestätigen",
      afterword: ["Wenn du das nicht warst, tu nichts: Es kommt keine Erinnerung."],
    },
    merged: {
      subject: "Deine beiden AutoTune-Konten sind jetzt eins",
      heading: "Deine Konten sind jetzt eins",
      intro:
        "Bestellungen, Lizenzen und Abos aus beiden liegen jetzt in einem Konto. Melde dich mit dessen Adresse an; das andere Konto gibt es nicht mehr.",
      notes: ["Wenn du das nicht warst, schreib sofort unserem Support."],
      action: "Konto öffnen",
      afterword: [],
      why: "Du bekommst diese E-Mail, weil eines der beiden Konten diese Adresse hat oder hatte.",
    },
    erasureScheduled: {
      subject: "Dein AutoTune-Konto wird gelöscht",
      heading: "Dein Konto wird gelöscht",
      intro:
        "Konto und persönliche Daten löschen wir, wie du es möchtest. Bis dahin kannst du es dir noch anders überlegen.",
      notes: [
        "Danach kommst du nicht mehr an deine Lizenzen und Downloads. Bestellungen und Rechnungen bewahren wir nur so lange auf, wie das Gesetz es verlangt.",
      ],
      action: "Konto behalten",
      afterword: [
        "Wenn du das nicht warst, melde dich an, behalte dein Konto und wähle sofort ein neues Passwort.",
      ],
    },
    erasureCancelled: {
      subject: "Dein AutoTune-Konto bleibt",
      heading: "Schön, dass du bleibst",
      intro: "Konto, Lizenzen und Downloads sind, wie sie waren: Die Löschung findet nicht statt.",
      notes: [],
      action: "Konto öffnen",
      afterword: ["Wenn du das nicht warst, wähle sofort ein neues Passwort."],
    },
    erasureStopped: {
      subject: "Dein AutoTune-Konto wurde nicht gelöscht",
      heading: "Dein Konto ist noch da",
      intro:
        "Konto und Daten sind nicht gelöscht, obwohl du darum gebeten hattest: Du hast einen Plan, der weiter abgerechnet würde. Dein Löschauftrag ist damit aufgehoben.",
      notes: [
        "Wenn du das Konto weiterhin löschen möchtest, kündige zuerst den Plan und bitte dann noch einmal darum.",
      ],
      action: "Konto öffnen",
      afterword: [],
    },
    erased: {
      subject: "Dein AutoTune-Konto ist gelöscht",
      heading: "Dein Konto ist gelöscht",
      intro:
        "Konto und persönliche Daten sind gelöscht, wie du es wolltest. Bestellungen und Rechnungen bewahren wir nur so lange auf, wie das Gesetz es verlangt.",
      notes: [
        "Das ist unsere letzte Nachricht zu diesem Konto. Danke, dass du mit uns gesungen hast.",
      ],
      action: null,
      afterword: [],
      goodbye: "Alles Gute",
      why: "Du bekommst diese E-Mail, weil das Konto mit dieser Adresse gelöscht wurde.",
    },
    exportReady: {
      subject: "Deine AutoTune-Daten liegen bereit",
      heading: "Deine Daten liegen bereit",
      intro:
        "AutoTune hat alles, was unser Shop über dich weiß, in eine Datei geschrieben, wie du es wolltest.",
      notes: ["Öffnen kannst nur du sie: Melde dich zuerst an, dann beginnt der Download."],
      action: "Daten herunterladen",
      afterword: [
        "Wenn du das nicht warst, wähle sofort ein neues Passwort. Ohne Anmeldung bekommt niemand die Datei.",
      ],
    },
    withdrawalReceived: {
      subject: "Wir haben deinen Widerruf erhalten",
      heading: "Dein Widerruf ist eingegangen",
      intro:
        "Widerruf erhalten: Du hast erklärt, dass du den unten genannten Vertrag widerrufst. Diese E-Mail ist dein Beleg dafür; bitte heb sie auf.",
      notes: [
        "Wir sehen uns deine Erklärung an und schreiben dir. Was dir zusteht, erstatten wir innerhalb von 14 Tagen auf dem Weg, auf dem du bezahlt hast.",
      ],
      action: null,
      afterword: ["Wenn du das nicht warst, schreib bitte unserem Support."],
      why: "Du bekommst diese E-Mail, weil mit dieser Adresse ein Widerruf erklärt wurde.",
    },
    withdrawalAccepted: {
      subject: "Dein Widerruf ist angenommen",
      heading: "Wir haben deinen Widerruf angenommen",
      intro: "Widerruf geprüft: Du bist aus dem unten genannten Vertrag heraus.",
      notes: [
        "Was dir zusteht, geht auf dem Weg zurück, auf dem du bezahlt hast. Den Betrag nennt dir eine eigene E-Mail.",
      ],
      action: null,
      afterword: [],
      why: "Du bekommst diese E-Mail, weil mit dieser Adresse ein Widerruf erklärt wurde.",
    },
    withdrawalRefused: {
      subject: "Wir können deinen Widerruf nicht annehmen",
      heading: "Dein Widerruf wurde nicht angenommen",
      intro: "Widerruf geprüft: Für den unten genannten Vertrag können wir ihn nicht annehmen.",
      notes: [
        "Wenn du wissen möchtest, warum, oder es anders siehst, schreib unserem Support und nenne die Belegnummer.",
      ],
      action: null,
      afterword: [],
      why: "Du bekommst diese E-Mail, weil mit dieser Adresse ein Widerruf erklärt wurde.",
    },
  },
  whyThisMail: "Du bekommst diese E-Mail, weil sie das Konto mit dieser Adresse betrifft.",
};
