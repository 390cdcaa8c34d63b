import type { SeedDownloadPages } from "../../download-pages.ts";

export const downloadPages: SeedDownloadPages = {
  unlimited: {
    title: "AutoTune Unlimited",
    text: "Tous les outils de l’abonnement, chacun avec son programme d’installation. Prenez ceux qui vous servent ; les autres attendent ici tant que l’abonnement court.",
  },
  producer: {
    title: "AutoTune Producer",
    text: "AutoTune 2026, AutoKey, la chaîne vocale et les grands effets : tout ce que contient l’abonnement Producer, pour l’ordinateur du studio et pour le portable.",
  },
  "pro-x": {
    title: "AutoTune Pro X",
    text: "Plus vendu, mais toujours à vous. La dernière version tourne sur les systèmes actuels, la précédente sur les ordinateurs qui restent tels quels.",
  },
  "slice-content": {
    title: "AutoTune Slice",
    text: "L’échantillonneur et les sons livrés avec lui. Il n’est plus vendu ; qui le possède trouve ici sa dernière version.",
  },
  hybrid: {
    title: "AutoTune Hybrid",
    text: "Le plug-in natif, avec la partie pour les consoles de scène qui limite la latence. Fermez votre hôte avant de l’installer.",
  },
  artist: {
    title: "AutoTune Artist",
    text: "Une faible latence pour la scène et pour la prise de son. Il n’est plus vendu ; sa dernière version reste ici pour qui le possède.",
  },
  "efx-plus": {
    title: "AutoTune EFX+",
    text: "La justesse et un multi-effet dans une seule fenêtre. Le programme d’installation apporte les préréglages et ne touche pas aux vôtres.",
  },
  access: {
    title: "AutoTune Access",
    text: "Le petit, à deux boutons. Il n’est plus vendu, et reste ici pour toutes celles et tous ceux qui chantent avec lui.",
  },
  "auto-key": {
    title: "AutoKey",
    text: "Écoute un morceau et en nomme la tonalité. Installez-le sur chaque ordinateur où vous voulez poser la question.",
  },
  "vocal-effects": {
    title: "Effets vocaux créatifs",
    text: "Harmonies, chœurs, vocodeur et choses plus étranges. Chaque effet s’installe seul : votre hôte ne charge que ce que vous utilisez.",
  },
  central: {
    title: "AutoTune Central",
    text: "Le gestionnaire de bureau : il installe ce que vous possédez, le tient à jour et l’active sur cet ordinateur. Gratuit pour toute personne qui a un compte.",
  },
  "vocal-compressor": {
    title: "Vocal Compressor",
    text: "Un compresseur qui connaît les voix. Le programme d’installation contient tous les formats de plug-in et demande lesquels vous voulez.",
  },
};
