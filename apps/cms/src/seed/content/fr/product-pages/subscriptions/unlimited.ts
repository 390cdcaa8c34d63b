import type { SeedProductPage } from "../../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../../tool-shelves.ts";

export const unlimited: SeedProductPage = {
  family: "subscriptions",
  slug: "unlimited",
  name: "AutoTune Unlimited",
  tagline: "Tout, aussi longtemps qu’il le faut.",
  text: "Toutes les éditions, la chaîne vocale entière et tous les effets créatifs dans un seul abonnement. Pour un album ou pour dix ans, au mois ou à l’année, et vous arrêtez quand vous voulez.",
  nav: { description: "Tous les outils de l’étagère en un abonnement", isNew: false, order: 1 },
  products: [
    "auto-tune-unlimited-yearly",
    "auto-tune-unlimited-monthly",
    "auto-tune-producer-yearly",
    "auto-tune-producer-monthly",
    "auto-tune-essentials-yearly",
    "auto-tune-essentials-monthly",
  ],
  seo: {
    title: "AutoTune Unlimited : tous les outils, un abonnement",
    description:
      "3 éditions d’AutoTune et AutoKey, 5 outils de mixage vocal IA et 14 effets créatifs en un abonnement, au mois ou à l’année, avec 14 jours d’essai.",
  },
  blocks: [
    {
      block: "planOffer",
      headline: "Un abonnement, deux rythmes",
      points: [
        { title: "3 éditions AutoTune", text: "et AutoKey" },
        { title: "5 outils de mixage IA", text: "toute la chaîne vocale" },
        { title: "14 effets créatifs", text: "tous, sans exception" },
        { title: "Les nouveautés", text: "le jour de leur sortie" },
        { title: "Des modèles d’enregistrement", text: "des sessions avec la chaîne en place" },
        { title: "Essai gratuit, résiliable à tout moment", text: "14 jours pour se décider" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "toolShelf",
      headline: "Tout ce qu’il contient",
      text: "Plus de 20 outils vocaux pro, dit l’étiquette. Nous avons compté : il y en a 23. AutoTune EFX+ se vend à côté de l’abonnement.",
      shelves: [editions, vocalChain, creativeEffects],
    },
    {
      block: "audioDemos",
      headline: "Petite visite de l’étagère",
      text: "Quatre des outils, avant et après, avec une voix de synthèse qui ne fatigue jamais.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Juste en chantant",
          text: "AutoTune 2026, à une vitesse de scène.",
        },
        {
          product: "vocal-prep",
          title: "Nettoyée",
          text: "Du bruit, une pièce, un niveau qui se promène ; puis une voix prête à mixer.",
        },
        {
          product: "harmony-engine",
          title: "En compagnie",
          text: "Une ligne devient un accord, dans la tonalité du morceau.",
        },
        {
          product: "halo",
          title: "Soulevée de terre",
          text: "Une réverbe qui grimpe d’une octave en s’éteignant.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Ce qui se passe, et quand",
      rows: [
        {
          title: "Vous essayez",
          text: "L’essai dure 14 jours et contient tout. Rien n’est débité avant la fin ; si vous résiliez d’ici là, rien ne l’est jamais. Un essai par personne.",
        },
        {
          title: "Vous payez",
          text: "Après l’essai, le tarif mensuel est débité une fois par mois. Ou vous prenez l’abonnement annuel, payez une fois par an et dépensez moins au total. Le montant à débiter est écrit à côté du bouton avant que vous n’appuyiez.",
        },
        {
          title: "Vous résiliez",
          text: "À tout moment, sans raison. Tout fonctionne jusqu’à la fin de la période payée, puis plus rien n’est débité.",
        },
        {
          title: "Ce qui reste",
          text: "L’audio que vous avez exporté, les outils que vous avez achetés et vos sessions. Les plug-ins de l’abonnement s’y taisent jusqu’à ce que vous reveniez ou achetiez ceux qui vous manquent.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Vos questions sur Unlimited",
      items: [
        {
          question: "Quand vaut-il mieux acheter ?",
          answer:
            "S’il vous faut un ou deux outils et que vous les gardez des années, achetez-les. Si vous en utilisez beaucoup, ou pour un seul projet, prenez l’abonnement. Les prix sont sur cette page et sur les leurs ; à votre place, nous ferions aussi le calcul.",
        },
        {
          question: "EFX+ est-il dedans ?",
          answer:
            "Non. L’abonnement contient AutoTune 2026, Pro et Hybrid, ainsi qu’AutoKey. EFX+ se vend à côté.",
        },
        {
          question: "Sur combien d’ordinateurs ?",
          answer: "Sur 2 à la fois, comme tout ce que nous faisons.",
        },
        {
          question: "Me faut-il Internet en permanence ?",
          answer:
            "Non. Pour télécharger, pour activer et quand une nouvelle période commence. Entre-temps, vous pouvez travailler là où il n’y en a pas.",
        },
      ],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        {
          block: "specs",
          headline: "AutoTune Unlimited, la fiche technique",
          groups: [
            {
              title: "Ce qu’il contient",
              rows: [
                { name: "Éditions AutoTune", value: "2026, Pro, Hybrid ; et AutoKey" },
                { name: "Chaîne vocale IA", value: "Prep, EQ, Compressor, De-Esser, Reverb" },
                {
                  name: "Effets créatifs",
                  value:
                    "Metamorph, Harmony Engine, Vocodist, Choir, Twin, Ember, Whisper, Larynx, Shard, Orbit, Dial, Stutter, Halo, Undertow",
                },
                { name: "Nouveautés", value: "Le jour de leur sortie" },
                { name: "Modèles d’enregistrement", value: "Des sessions avec la chaîne en place" },
              ],
            },
            {
              title: "L’abonnement",
              rows: [
                { name: "Essai", value: "14 jours, une fois par personne" },
                { name: "Facturation", value: "Au mois ou à l’année" },
                {
                  name: "Résiliation",
                  value: "À tout moment ; effective à la fin de la période payée",
                },
                { name: "Activation", value: "Sur 2 ordinateurs à la fois" },
                {
                  name: "Internet",
                  value: "Pour télécharger, pour activer et au début de chaque période",
                },
              ],
            },
            {
              title: "Formats",
              rows: [
                { name: "macOS", value: "AU, VST3, AAX" },
                { name: "Windows", value: "VST3, AAX" },
                { name: "AutoTune Hybrid", value: "AAX DSP et AAX Native uniquement" },
              ],
            },
            {
              title: "Votre ordinateur",
              rows: [
                { name: "macOS", value: "12 ou plus récent, puce Apple ou Intel" },
                { name: "Windows", value: "10 ou 11, 64 bits" },
                { name: "Mémoire", value: "4 Go, 8 Go de préférence" },
                {
                  name: "Espace disque",
                  value: "Environ 5 Go pour tout ; n’installez que ce qui sert",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Une voix, du brut au fini",
          rows: [
            {
              title: "Nettoyez-la",
              text: "Vocal Prep d’abord. Enlevez le bruit et la moitié de la pièce, puis égalisez le niveau.",
            },
            {
              title: "Corrigez-la",
              text: "Faites écouter la musique à AutoKey, puis mettez AutoTune Pro ou 2026 sur la voix. Commencez lentement et n’accélérez que s’il le faut.",
            },
            {
              title: "Sculptez-la",
              text: "Vocal EQ, puis le compresseur, puis le dé-esseur, dans cet ordre. Chacun a moins à faire grâce au précédent.",
            },
            {
              title: "Habillez-la",
              text: "Un effet créatif, sur un mot ou sur le dernier refrain. L’étagère en compte quatorze ; une chanson en veut rarement deux à la fois.",
            },
            {
              title: "Placez-la",
              text: "Vocal Reverb à la fin, autant que vous voulez, et puis un peu moins.",
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
          headline: "Dix petits effets",
          text: "Ils ont une idée chacun, et la voici. Des voix de synthèse, avant et après.",
          demos: [
            { product: "twin", title: "Twin", text: "Chanté deux fois, ou presque." },
            {
              product: "ember",
              title: "Ember",
              text: "Tiède d’abord, puis rougeoyant sur les bords.",
            },
            {
              product: "whisper",
              title: "Whisper",
              text: "Tout le souffle, tous les mots, plus de timbre.",
            },
            {
              product: "larynx",
              title: "Larynx",
              text: "Une gorge tordue jusqu’à changer de forme.",
            },
            { product: "shard", title: "Shard", text: "La prise en éclats, recollée autrement." },
            {
              product: "orbit",
              title: "Orbit",
              text: "Autour de votre tête. Mettez un casque pour celui-ci.",
            },
            { product: "dial", title: "Dial", text: "Depuis l’autre bout du fil." },
            {
              product: "stutter",
              title: "Stutter",
              text: "Des tranches, encore et encore, en rythme.",
            },
            {
              product: "halo",
              title: "Halo",
              text: "Une queue de réverbe qui grimpe et scintille.",
            },
            { product: "undertow", title: "Undertow", text: "La même voix, une octave plus bas." },
          ],
        },
      ],
    },
  ],
};
