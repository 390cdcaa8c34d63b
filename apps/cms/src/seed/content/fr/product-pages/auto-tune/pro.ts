import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const pro: SeedProductPage = {
  family: "auto-tune",
  slug: "pro",
  name: "AutoTune Pro",
  tagline: "Chaque note entre vos mains.",
  text: "Pro corrige votre voix pendant que vous chantez, puis vous laisse reprendre chaque note à la main. De la retouche que personne n’entend au son robotique que tout le monde connaît, c’est vous qui fixez la limite.",
  nav: {
    description: "Corriger en direct, puis éditer note par note",
    isNew: false,
    order: 2,
  },
  products: ["auto-tune-pro"],
  seo: {
    title: "AutoTune Pro : la justesse, note par note",
    description:
      "Corrigez votre voix en chantant ou reprenez-la ensuite note par note. AutoTune Pro va de la retouche inaudible au son robotique que tout le monde connaît.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Deux modes, une voix",
      rows: [
        {
          title: "Mode automatique",
          text: "Choisissez la tonalité et la gamme, puis chantez. Chaque note est corrigée dès qu’elle arrive, à l’enregistrement comme sur scène.",
        },
        {
          title: "Mode graphique",
          text: "Toute la prise devient une ligne que vous modifiez à la main. Dessinez une courbe, déplacez une note, laissez la suivante telle quelle.",
        },
        {
          title: "Retune Speed",
          text: "Le gros bouton. Lent, la correction passe inaperçue ; rapide, vous obtenez le son en escalier qui a fait connaître AutoTune.",
        },
        {
          title: "Flex-Tune et Humanize",
          text: "Flex-Tune n’intervient qu’à l’approche de la note : vos glissés restent des glissés. Humanize ménage les notes longues, qui continuent de vivre.",
        },
        {
          title: "Faible latence",
          text: "Votre voix sonne juste dans le casque pendant que vous chantez, avec un retard assez court pour l’oublier.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Juste, et toujours quelqu’un",
      text: "Une voix de synthèse, un peu à côté, comme toutes les voix. Puis la même prise après Pro.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "Juste et naturel",
          text: "Les notes se posent en la mineur, assez lentement pour que les glissés et le vibrato restent. Regardez la ligne : elle plie, elle ne saute pas.",
        },
      ],
    },
    includedInUnlimited(
      "Unlimited contient Pro, les deux autres éditions, AutoKey et tous les autres outils de sa liste. Si vous en utilisez trois, faites le calcul.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur Pro",
      items: [
        {
          question: "Est-ce que ça va s’entendre ?",
          answer:
            "Seulement si vous le voulez. Avec un Retune Speed lent et un peu de Flex-Tune, la correction se fond dans l’interprétation. Au réglage le plus rapide, elle devient l’effet.",
        },
        {
          question: "Puis-je l’utiliser sur scène ?",
          answer:
            "Oui. Le mode automatique travaille en temps réel, avec une faible latence. Il vous faut un ordinateur, une interface audio et un logiciel hôte pour le plug-in.",
        },
        {
          question: "Quelle édition me convient ?",
          answer:
            "Pro, si vous voulez à la fois travailler note par note et corriger en temps réel. AutoTune 2026 va à l’essentiel en temps réel ; Hybrid est fait pour Pro Tools avec du matériel DSP. Les trois sont incluses dans Unlimited.",
        },
        {
          question: "Où Pro fonctionne-t-il ?",
          answer:
            "Dans tout DAW qui accepte l’un de ces formats : AU, VST3 ou AAX sous macOS, VST3 ou AAX sous Windows.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Pour la même voix",
      products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Pro, la fiche technique",
          inside: [
            { name: "Modes", value: "Automatique et graphique" },
            { name: "Retune Speed", value: "0 à 300 ms" },
            { name: "Flex-Tune, Humanize", value: "0 à 100 chacun" },
            { name: "Gammes", value: "Majeure, mineure, chromatique ou les notes de votre choix" },
            { name: "Types de voix", value: "Soprano, alto, ténor, basse, instrument" },
            { name: "Tonalité", value: "À la main, au clavier ou par AutoKey" },
          ],
          latency: "Environ 3 ms en mode automatique ; compensée par l’hôte en mode graphique",
          diskSpace: "350 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Réparer une note, laisser les autres",
          rows: [
            {
              title: "Mettez Pro en tête",
              text: "Insérez-le en premier sur la piste de voix. La détection de hauteur préfère une voix sèche, avant le compresseur, la réverbe et le delay.",
            },
            {
              title: "Faites-lui entendre la prise",
              text: "Passez en mode graphique et lisez le morceau une fois. Pro dessine ce qui a été chanté : une ligne, avec un couloir par note.",
            },
            {
              title: "Trouvez la note",
              text: "Regardez là où votre oreille proteste. Une note assise entre deux couloirs est trop basse ou trop haute ; une ligne qui ondule dans le sien est une voix qui vit.",
            },
            {
              title: "Déplacez-la, doucement",
              text: "Sélectionnez cette note et ramenez-la dans son couloir. Gardez le début et la fin tels quels : la façon d’arriver sur la note reste la vôtre.",
            },
            {
              title: "Comparez, puis arrêtez",
              text: "Bypass, écoutez, revenez. S’il faut regarder la ligne pour savoir lequel est lequel, c’est fini.",
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
          headline: "Une idée, trois vitesses",
          text: "Pro, et à ses côtés ses cousins plus pressés. Le tout chanté par une voix de synthèse.",
          demos: [
            {
              product: "auto-tune-pro",
              title: "Pro, naturel",
              text: "Sur la note à temps, mais jamais avant la voix.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, rapide",
              text: "Plus vif, plus sûr de lui. Parfait pour une prise qui doit marcher maintenant.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, dur",
              text: "Pas pressé du tout d’avoir l’air humain.",
            },
          ],
        },
      ],
    },
  ],
};
