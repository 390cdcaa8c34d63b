import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityWindows: SeedPage = {
  title: "Compatibilité DAW : Windows",
  seo: {
    title: "Compatibilité DAW sous Windows",
    description:
      "Quels DAW chargent nos plug-ins sous Windows 10 et 11, dans quel format, où vont les fichiers et que faire quand un hôte ne les trouve pas.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Et sous Windows ?",
      text: "Sous Windows 10 et 11, dans tout hôte 64 bits qui charge du VST3 ou de l’AAX. Voici la liste, les dossiers et ce qui aide d’habitude.",
    },
    compatibilityOf(hostWords, "windows"),
    {
      block: "specs",
      headline: "Ordinateur et dossiers",
      groups: [
        {
          title: "Votre ordinateur",
          rows: [
            { name: "Système", value: "Windows 10 ou 11, 64 bits" },
            { name: "Mémoire", value: "4 Go, 8 Go de préférence" },
            { name: "Espace disque", value: "Environ 5 Go pour tout ; installez ce qui vous sert" },
            { name: "Activation", value: "Sur 2 ordinateurs à la fois" },
          ],
        },
        {
          title: "Où vont les fichiers",
          rows: [
            { name: "VST3", value: "C:\\Program Files\\Common Files\\VST3" },
            { name: "AAX", value: "C:\\Program Files\\Common Files\\Avid\\Audio\\Plug-Ins" },
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
          text: "Le programme d’installation demande quels formats vous voulez. Prenez celui que votre hôte charge ; l’autre ne fait que prendre de la place.",
        },
        {
          title: "Ne touchez pas au dossier",
          text: "VST3 et AAX ont chacun leur place, et les hôtes cherchent là. Un dossier à vous est mieux rangé, mais personne ne l’y trouve.",
        },
        {
          title: "Laissez l’hôte chercher",
          text: "Ouvrez-le après l’installation. La plupart des hôtes cherchent au démarrage ; certains ont un bouton pour cela dans les réglages de plug-ins.",
        },
        {
          title: "Prenez le pilote de votre interface",
          text: "Choisissez dans l’hôte son pilote ASIO, pas le son du système, et un buffer de 64 ou 128 échantillons pendant la prise. Pour le mixage, 512 ou plus.",
        },
        {
          title: "Restez sur secteur",
          text: "Un portable sur batterie ralentit au pire moment. Branchez-le et choisissez le mode performances avant d’accuser le plug-in.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions sur Windows",
      items: [
        {
          question: "Mon hôte ne trouve pas le plug-in.",
          answer:
            "Vérifiez que le fichier est dans le dossier ci-dessus, que l’hôte est en 64 bits et qu’il cherche les VST3. Certains hôtes gardent une liste des plug-ins qui ont échoué une fois ; videz-la et relancez la recherche.",
        },
        {
          question: "Existe-t-il une version 32 bits ou VST2 ?",
          answer: "Non. Les hôtes limités au VST2 ne sont pas pris en charge.",
        },
        {
          question: "Quelle est l’exception ?",
          answer:
            "AutoTune Hybrid. Il existe en AAX DSP et en AAX Native et ne fonctionne que dans Pro Tools. Tous les autres outils existent en VST3 et en AAX.",
        },
        {
          question: "Puis-je ouvrir une session sur un Mac ?",
          answer:
            "Oui, si l’hôte y existe et charge le même format. Les réglages VST3 et AAX voyagent avec la session. Une seule licence couvre les deux ordinateurs.",
        },
        {
          question: "Quel lien avez-vous avec les éditeurs de ces hôtes ?",
          answer: "Aucun. Les noms leur appartiennent, et nous sommes une marque de démonstration.",
        },
      ],
    },
  ],
};
