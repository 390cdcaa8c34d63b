import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityMac: SeedPage = {
  title: "Compatibilité DAW : Mac",
  seo: {
    title: "Compatibilité DAW sur Mac",
    description:
      "Quels DAW chargent nos plug-ins sous macOS 12 ou plus récent, dans quel format, sur puce Apple et Intel, où vont les fichiers et que faire s’il en manque un.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Et sur Mac ?",
      text: "Sous macOS 12 ou plus récent, sur puce Apple et Intel, dans tout hôte 64 bits qui charge de l’AU, du VST3 ou de l’AAX. Voici la liste, les dossiers et ce qui aide d’habitude.",
    },
    compatibilityOf(hostWords, "mac"),
    {
      block: "specs",
      headline: "Ordinateur et dossiers",
      groups: [
        {
          title: "Votre ordinateur",
          rows: [
            { name: "Système", value: "macOS 12 ou plus récent, puce Apple ou Intel" },
            { name: "Mémoire", value: "4 Go, 8 Go de préférence" },
            { name: "Espace disque", value: "Environ 5 Go pour tout ; installez ce qui vous sert" },
            { name: "Activation", value: "Sur 2 ordinateurs à la fois" },
          ],
        },
        {
          title: "Où vont les fichiers",
          rows: [
            { name: "AU", value: "/Library/Audio/Plug-Ins/Components" },
            { name: "VST3", value: "/Library/Audio/Plug-Ins/VST3" },
            { name: "AAX", value: "/Library/Application Support/Avid/Audio/Plug-Ins" },
          ],
        },
      ],
    },
    {
      block: "featureRows",
      headline: "De l’installation à la première prise",
      rows: [
        {
          title: "Choisissez le format",
          text: "Le programme d’installation demande quels formats vous voulez. Prenez celui que votre hôte charge. S’il en charge deux, choisissez-en un et gardez-le, sinon chaque outil figure deux fois dans la liste.",
        },
        {
          title: "Laissez l’hôte vérifier",
          text: "Les hôtes qui chargent de l’AU examinent chaque nouveau plug-in une fois, au démarrage. Cela prend un moment. Laissez-les finir.",
        },
        {
          title: "Autorisez le micro",
          text: "macOS demande une fois si votre hôte peut écouter. Si vous avez répondu non, la piste enregistre du silence. Cela se change dans les réglages du système, sous confidentialité, micro.",
        },
        {
          title: "Natif ou traduit",
          text: "Sur puce Apple, les plug-ins sont natifs. Un hôte qui passe par Rosetta les charge aussi, mais le processeur travaille davantage. Restez en natif si tous vos autres plug-ins le permettent.",
        },
        {
          title: "Raccourcissez le chemin",
          text: "Un buffer de 64 ou 128 échantillons pendant la prise, 512 ou plus pour le mixage. Un casque Bluetooth ajoute plus de retard que n’importe quel plug-in ; prenez un câble.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions sur le Mac",
      items: [
        {
          question: "Mon hôte ne trouve pas le plug-in.",
          answer:
            "Vérifiez que le fichier est dans le dossier ci-dessus ; c’est la bibliothèque de l’ordinateur, pas celle de votre dossier personnel. Puis relancez la recherche. Avec l’AU, redémarrer le Mac aide étonnamment souvent.",
        },
        {
          question: "AU ou VST3 ?",
          answer:
            "Le son est le même. Prenez AU si vous travaillez aussi dans Logic Pro ou GarageBand, VST3 si vous échangez des sessions avec Windows.",
        },
        {
          question: "Et sous macOS 11 ou plus ancien ?",
          answer: "Non. macOS 12 est le plus ancien de notre liste.",
        },
        {
          question: "Quelle est l’exception ?",
          answer:
            "AutoTune Hybrid. Il existe en AAX DSP et en AAX Native et ne fonctionne que dans Pro Tools. Tous les autres outils existent en AU, en VST3 et en AAX.",
        },
        {
          question: "Quel lien avez-vous avec les éditeurs de ces hôtes ?",
          answer: "Aucun. Les noms leur appartiennent, et nous sommes une marque de démonstration.",
        },
      ],
    },
  ],
};
