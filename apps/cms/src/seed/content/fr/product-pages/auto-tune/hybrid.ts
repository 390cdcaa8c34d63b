import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet } from "../../system-requirements.ts";

export const hybrid: SeedProductPage = {
  family: "auto-tune",
  slug: "hybrid",
  name: "AutoTune Hybrid",
  tagline: "La justesse, logée dans le matériel.",
  text: "Hybrid, c’est AutoTune pour Pro Tools. Il tourne sur le DSP de votre système pendant l’enregistrement et en natif au mixage, avec les mêmes réglages et le même son.",
  nav: { description: "Pour Pro Tools, sur DSP ou en natif", isNew: false, order: 3 },
  products: ["auto-tune-hybrid"],
  seo: {
    title: "AutoTune Hybrid : la justesse pour Pro Tools",
    description:
      "La justesse en temps réel en plug-in AAX, sur matériel DSP ou en natif. AutoTune Hybrid garde les mêmes réglages et le même son des deux côtés.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Bâti comme un rack",
      rows: [
        {
          title: "DSP ou natif",
          text: "Sur le matériel quand vous enregistrez, sur l’ordinateur quand vous mixez. Passez une session du studio au portable : les réglages suivent.",
        },
        {
          title: "Un mur de lumières",
          text: "Les lumières pâles montrent ce que vous chantez, les vives ce qui sort. L’écart entre les deux, c’est le travail d’Hybrid, et il se lit depuis la cabine.",
        },
        {
          title: "Throat",
          text: "Allonge ou raccourcit la gorge d’où la voix semble venir. Un rien suffit pour donner du coffre à une prise trop mince.",
        },
        {
          title: "Retune et Flex",
          text: "Retune règle la vitesse à laquelle une note est corrigée. Flex règle à quelle distance de la note la correction commence : un glissé peut ainsi rester un glissé.",
        },
        {
          title: "Une touche pour la scène",
          text: "LIVE renonce à tout ce qui coûte du temps. Le retard qui reste s’affiche sous la touche : plus besoin d’en débattre.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Réglage de scène",
      text: "Une voix de synthèse comme sur scène : vitesse moyenne, un peu de Throat.",
      demos: [
        {
          product: "auto-tune-hybrid",
          title: "Juste, avec plus de coffre",
          text: "Les notes se posent à vitesse moyenne pendant que la voix devient un peu plus grande que nature.",
        },
      ],
    },
    includedInUnlimited(
      "Hybrid est l’une des trois éditions de l’abonnement. Pro et 2026 viennent avec, pour tous les hôtes qui ne sont pas Pro Tools.",
    ),
    {
      block: "specs",
      headline: "Configuration requise",
      groups: [
        {
          title: "Ce qu’il vous faut",
          rows: [
            {
              name: "Hôte",
              value: "Pro Tools, avec prise en charge de l’AAX DSP ou de l’AAX Native",
            },
            { name: "Mac", value: "macOS 12 ou plus récent, puce Apple ou Intel ; AAX" },
            { name: "PC", value: "Windows 10 ou 11, 64 bits ; AAX" },
            { name: "Activation", value: "Sur 2 ordinateurs à la fois" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Vos questions sur Hybrid",
      items: [
        {
          question: "Me faut-il du matériel DSP ?",
          answer:
            "Non. Sans lui, Hybrid tourne en natif. Avec lui, le calcul passe sur le matériel et votre ordinateur a moins à faire pendant l’enregistrement.",
        },
        {
          question: "Fonctionne-t-il hors de Pro Tools ?",
          answer:
            "Non, Hybrid n’existe qu’en AAX. Pour d’autres hôtes, prenez AutoTune Pro ou AutoTune 2026.",
        },
        {
          question: "Hybrid a-t-il un mode graphique ?",
          answer:
            "Non. Il corrige en temps réel. Pour retoucher note par note après la prise, il y a AutoTune Pro.",
        },
        {
          question: "Sonne-t-il pareil sur DSP et en natif ?",
          answer:
            "C’est l’idée : mêmes réglages, même méthode. Seul le retard diffère, plus court sur le matériel.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Autour d’Hybrid",
      products: ["auto-tune-pro", "auto-key", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Hybrid, la fiche technique",
          inside: [
            { name: "Mode", value: "Automatique, en temps réel" },
            { name: "Boutons", value: "Retune, Flex, Throat" },
            { name: "Retune Speed", value: "0 à 300 ms" },
            { name: "Gammes", value: "Majeure, mineure, chromatique ou les notes de votre choix" },
            { name: "Tonalité", value: "À la main ou par AutoKey" },
          ],
          sampleRates: "44,1 à 192 kHz en natif, 44,1 à 96 kHz sur DSP",
          latency: "Environ 2 ms sur DSP avec LIVE, environ 3 ms en natif",
          diskSpace: "240 Mo",
          formats: [
            { name: "macOS", value: "AAX DSP, AAX Native" },
            { name: "Windows", value: "AAX DSP, AAX Native" },
            { name: "Architecture", value: "64 bits ; natif sur puce Apple" },
          ],
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Enregistrer juste, garder la prise brute",
          rows: [
            {
              title: "Créez deux pistes",
              text: "Enregistrez le micro sur une piste sans aucun plug-in. Envoyez la même entrée vers une seconde, celle qu’on entend au casque.",
            },
            {
              title: "Hybrid sur la seconde",
              text: "Choisissez la version DSP si vous avez le matériel. Appuyez sur LIVE et lisez le retard en dessous.",
            },
            {
              title: "Réglez pour la voix",
              text: "Un Retune moyen et beaucoup de Flex. Une voix qui se bat contre la correction chante moins bien qu’une voix qui ne la remarque pas.",
            },
            {
              title: "Enregistrez",
              text: "Au casque, la voix corrigée ; sur le disque, la voix sincère.",
            },
            {
              title: "Décidez plus tard",
              text: "Copiez le plug-in et ses réglages sur la piste brute, en natif, et changez d’avis aussi souvent qu’il vous plaira.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "Hybrid et ceux qu’il côtoie",
          text: "Des voix de synthèse, trois fenêtres.",
          demos: [
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, sur scène",
              text: "Une correction moyenne et une gorge plus longue.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, en direct",
              text: "Plus rapide, et la gorge reste comme elle était.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Ce qui vient d’habitude juste après la justesse : un niveau régulier.",
            },
          ],
        },
      ],
    },
  ],
};
