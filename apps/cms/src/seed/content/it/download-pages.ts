import type { SeedDownloadPages } from "../../download-pages.ts";

export const downloadPages: SeedDownloadPages = {
  unlimited: {
    title: "AutoTune Unlimited",
    text: "Tutti gli strumenti dell’abbonamento, ognuno con il suo installer. Prendi quelli che usi; gli altri aspettano qui finché dura l’abbonamento.",
  },
  producer: {
    title: "AutoTune Producer",
    text: "AutoTune 2026, AutoKey, la catena vocale e i grandi effetti: quello che l’abbonamento Producer comprende, per il computer dello studio e per il portatile.",
  },
  "pro-x": {
    title: "AutoTune Pro X",
    text: "Non è più in vendita e resta tuo. L’ultima versione gira sui sistemi attuali, quella precedente sui computer che restano come sono.",
  },
  "slice-content": {
    title: "AutoTune Slice",
    text: "Il campionatore e i suoni che lo accompagnavano. Non è più in vendita; chi lo possiede trova qui l’ultima versione.",
  },
  hybrid: {
    title: "AutoTune Hybrid",
    text: "Il plug-in nativo, con la parte per i mixer dal vivo che tiene bassa la latenza. Chiudi l’host prima di installarlo.",
  },
  artist: {
    title: "AutoTune Artist",
    text: "Bassa latenza per il palco e per le registrazioni. Non è più in vendita; l’ultima versione resta qui per chi lo possiede.",
  },
  "efx-plus": {
    title: "AutoTune EFX+",
    text: "Intonazione e multieffetto in una sola finestra. L’installer porta con sé i preset e non tocca i tuoi.",
  },
  access: {
    title: "AutoTune Access",
    text: "Quello piccolo, con due manopole. Non è più in vendita e resta qui per chi ci canta.",
  },
  "auto-key": {
    title: "AutoKey",
    text: "Ascolta un brano e ne dice la tonalità. Installalo su ogni computer su cui vuoi chiederla.",
  },
  "vocal-effects": {
    title: "Effetti vocali creativi",
    text: "Armonie, cori, un vocoder e cose più strane. Ogni effetto si installa da solo, così l’host carica soltanto quello che usi.",
  },
  central: {
    title: "AutoTune Central",
    text: "Il gestore per il computer: installa quello che possiedi, lo tiene aggiornato e lo attiva su questo computer. Gratis per chi ha un account.",
  },
  "vocal-compressor": {
    title: "Vocal Compressor",
    text: "Un compressore che conosce le voci. L’installer contiene tutti i formati di plug-in e chiede quali vuoi.",
  },
};
