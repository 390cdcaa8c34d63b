import type { SeedDownloadPages } from "../../download-pages.ts";

export const downloadPages: SeedDownloadPages = {
  unlimited: {
    title: "AutoTune Unlimited",
    text: "Alle Tools des Abos, jedes mit eigenem Installationsprogramm. Nimm, was du benutzt; der Rest wartet hier, solange das Abo läuft.",
  },
  producer: {
    title: "AutoTune Producer",
    text: "AutoTune 2026, AutoKey, die Vocal Chain und die großen Effekte: alles, was im Producer-Abo steckt, für den Studiorechner und für den Laptop.",
  },
  "pro-x": {
    title: "AutoTune Pro X",
    text: "Nicht mehr im Verkauf und immer noch deins. Die letzte Version läuft auf aktuellen Systemen, die davor auf Rechnern, die bleiben, wie sie sind.",
  },
  "slice-content": {
    title: "AutoTune Slice",
    text: "Der Sampler und die Klänge, die dazugehören. Nicht mehr im Verkauf; wer ihn besitzt, findet hier die letzte Version.",
  },
  hybrid: {
    title: "AutoTune Hybrid",
    text: "Das native Plug-in mit dem Teil für Live-Pulte, der die Latenz klein hält. Schließe deinen Host, bevor du installierst.",
  },
  artist: {
    title: "AutoTune Artist",
    text: "Wenig Latenz für die Bühne und fürs Einsingen. Nicht mehr im Verkauf; die letzte Version bleibt hier für alle, die es besitzen.",
  },
  "efx-plus": {
    title: "AutoTune EFX+",
    text: "Stimmung und Multieffekt in einem Fenster. Das Installationsprogramm bringt die Presets mit und lässt deine eigenen in Ruhe.",
  },
  access: {
    title: "AutoTune Access",
    text: "Das Kleine mit den zwei Reglern. Nicht mehr im Verkauf und weiter hier für alle, die damit singen.",
  },
  "auto-key": {
    title: "AutoKey",
    text: "Hört einem Song zu und nennt seine Tonart. Installiere es auf jedem Rechner, auf dem du fragen willst.",
  },
  "vocal-effects": {
    title: "Kreative Vocal-Effekte",
    text: "Harmonien, Chöre, ein Vocoder und Seltsameres. Jeder Effekt wird einzeln installiert, damit dein Host nur lädt, was du benutzt.",
  },
  central: {
    title: "AutoTune Central",
    text: "Der Manager für den Rechner: Er installiert, was dir gehört, hält es aktuell und aktiviert es auf diesem Rechner. Kostenlos für alle mit einem Konto.",
  },
  "vocal-compressor": {
    title: "Vocal Compressor",
    text: "Ein Kompressor, der Stimmen kennt. Das Installationsprogramm enthält alle Plug-in-Formate und fragt, welche du möchtest.",
  },
};
