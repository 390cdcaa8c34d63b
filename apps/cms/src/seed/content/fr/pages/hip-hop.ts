import type { SeedPage } from "../../../seed-content.ts";

export const hipHop: SeedPage = {
  title: "Hip-hop",
  seo: {
    title: "AutoTune pour le hip-hop",
    description:
      "Des refrains robotiques, des couplets libres, des ad-libs en écho : corriger et mixer une voix hip-hop, avec des réglages de départ et des sons à comparer.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Refrains sur la grille, couplets à côté",
      text: "Le hip-hop a rendu l’escalier célèbre, puis il a appris à s’en passer. Une page sur les deux, pour qui a une instru et un micro.",
    },
    {
      block: "featureRows",
      headline: "De l’instru au refrain",
      rows: [
        {
          title: "Demandez sa tonalité à l’instru",
          text: "Placez AutoKey sur l’instru, de préférence sans la batterie, et jouez la partie avec les accords. Une basse qui glisse d’une note à l’autre peut le tromper : vérifiez avec la note sur laquelle vous finiriez.",
        },
        {
          title: "Écrivez le refrain pour l’escalier",
          text: "L’effet vit sur le chemin entre deux notes. Glissez lentement, tenez les fins, laissez de l’air entre les phrases. Une mélodie de trois notes suffit souvent.",
        },
        {
          title: "Laissez parler le couplet",
          text: "Une phrase rappée glisse comme la parole et n’a pas de note où aller. Corrigée à fond, elle tremblote. Passez en bypass, ou réglez si lentement que seuls les mots tenus sont aidés.",
        },
        {
          title: "Donnez un lieu aux ad-libs",
          text: "Sur leur propre piste, calés à fond, fins et en rythme. À 140 BPM, une croche dure 214 ms : synchronisez l’écho avec l’hôte, il fera le calcul.",
        },
        {
          title: "Du poids sous le dernier mot",
          text: "Undertow ajoute la même voix une octave plus bas. Dix dB sous la voix principale, on la sent plus qu’on ne l’entend.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Quatre voix pour un morceau",
      text: "Une voix de synthèse qui n’a jamais vu de cabine, avant et après.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "Le refrain",
          text: "Chaque glissé devient une marche, avec le doublage et l’écho derrière.",
        },
        {
          product: "undertow",
          title: "Le poids",
          text: "La même phrase, et elle-même une octave plus bas.",
        },
        {
          product: "stutter",
          title: "La dernière mesure",
          text: "Des tranches de mot, encore et encore, en rythme.",
        },
        {
          product: "dial",
          title: "L’ad-lib",
          text: "Du bout du fil. Le grave, il le laisse à l’instru.",
        },
      ],
    },
    {
      block: "specs",
      headline: "Réglages de départ",
      groups: [
        {
          title: "AutoTune",
          rows: [
            { name: "Refrain", value: "Retune Speed de 0 à 10 ms" },
            { name: "Couplet chanté", value: "Retune Speed de 15 à 30 ms" },
            { name: "Couplet rappé", value: "Plus de 120 ms, ou bypass" },
            { name: "Ad-libs", value: "0 ms, écho calé sur l’hôte" },
          ],
        },
        {
          title: "La chaîne",
          rows: [
            { name: "Vocal EQ", value: "Couper sous 80 à 100 Hz" },
            { name: "Vocal Compressor", value: "Ratio 4:1, 4 à 6 dB de moins sur les mots forts" },
            { name: "Vocal De-Esser", value: "5 à 9 kHz, 3 à 6 dB" },
            {
              name: "Vocal Reverb",
              value: "Durée (decay) de 0,4 à 0,8 seconde, pré-délai de 20 à 40 ms",
            },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions venues de la cabine",
      items: [
        {
          question: "Faut-il enregistrer avec l’effet ?",
          answer:
            "L’entendre au casque, oui : on chante autrement sur un escalier. Mais enregistrez la voix sèche, pour pouvoir changer d’avis sur la tonalité demain.",
        },
        {
          question: "La tonalité est bonne, et ça sonne faux quand même.",
          answer:
            "L’instru n’est peut-être pas à 440 Hz. Un sample accéléré peut se trouver entre deux tonalités. Décalez l’instru de quelques cents jusqu’à ce qu’un accordeur soit d’accord, puis corrigez la voix.",
        },
        {
          question: "Quelle édition pour ce son ?",
          answer:
            "EFX+ si vous ne voulez que l’effet. AutoTune 2026 si vous chantez aussi des couplets. Pro si vous revenez ensuite sur des notes isolées.",
        },
        {
          question: "Est-ce que ça apprend à rapper ?",
          answer:
            "Ça règle la hauteur. Le placement, les mots et le souffle restent à vous, et c’est plutôt une bonne nouvelle.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Dans la même pièce",
      products: ["auto-key", "auto-tune-efx-plus", "stutter"],
    },
  ],
};
