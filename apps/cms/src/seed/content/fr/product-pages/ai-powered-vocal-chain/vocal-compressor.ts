import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalCompressor: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-compressor",
  name: "Vocal Compressor",
  tagline: "Le fort et le faible font la paix.",
  text: "On se penche, on recule, on murmure, on crie. Vocal Compressor apprend l’amplitude d’une prise, part de réglages qui lui vont et vous montre chaque décibel qu’il enlève.",
  nav: { description: "Équilibre le fort et le faible", isNew: false, order: 3 },
  products: ["vocal-compressor"],
  seo: {
    title: "Vocal Compressor : une voix régulière",
    description:
      "Vocal Compressor apprend jusqu’où une prise monte et descend, part de réglages adaptés et montre ce qu’il enlève.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Il mesure avant de serrer",
      rows: [
        {
          title: "Un départ qui convient",
          text: "Au bout de quelques secondes, il sait jusqu’où monte cette voix. Seuil et ratio se placent là d’où vous pouvez travailler.",
        },
        {
          title: "La courbe",
          text: "L’entrée d’un côté, la sortie de l’autre. Là où la ligne plie, la compression commence ; plus elle s’aplatit, plus la main est ferme.",
        },
        {
          title: "L’historique",
          text: "La prise défile telle qu’elle a été chantée et telle qu’elle sort ; ce qui est enlevé pend d’en haut. Vous voyez aussitôt s’il travaille sur des mots ou sur tout.",
        },
        {
          title: "Main lente, main leste",
          text: "Attaque et release s’adaptent à la phrase. Un cri est rattrapé à temps, et une note longue n’est pas enfoncée en plein milieu.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "À la même distance",
      text: "Nous avons demandé à la voix de synthèse de bondir du murmure au cri. Elle a obéi.",
      demos: [
        {
          product: "vocal-compressor",
          title: "De l’inégal à l’égal",
          text: "Avant, on garderait la main sur le fader. Après, on peut l’enlever.",
        },
      ],
    },
    includedInUnlimited(
      "Le compresseur est dans l’abonnement, comme ce qui vient avant et après lui dans la chaîne.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur le compresseur",
      items: [
        {
          question: "J’ai déjà cinq compresseurs. Pourquoi celui-ci ?",
          answer:
            "Parce qu’il part de là où vous vouliez arriver. Si vous aimez le trajet, gardez les cinq ; nous comprenons.",
        },
        {
          question: "Comment savoir que c’est trop ?",
          answer:
            "Quand les respirations sont aussi fortes que les mots. Et quand l’image montre sans arrêt quelque chose qu’on enlève.",
        },
        {
          question: "Avant ou après l’EQ ?",
          answer:
            "Après Vocal EQ dans notre chaîne : l’EQ retire ce qui ferait travailler le compresseur pour rien. Ce n’est pas une loi.",
        },
        {
          question: "Puis-je l’utiliser à l’enregistrement ?",
          answer: "Oui. Sans look-ahead, il n’ajoute aucun retard.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "De part et d’autre",
      products: ["vocal-eq", "vocal-de-esser", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Compressor, la fiche technique",
          inside: [
            { name: "Seuil (threshold)", value: "−60 à 0 dB" },
            { name: "Ratio", value: "1:1 à 20:1" },
            { name: "Attaque", value: "Adaptative ou à la main" },
            { name: "Release", value: "Valeur de départ à la main, adaptative ensuite" },
            { name: "Look-ahead", value: "Coupé ou 5 ms" },
            { name: "Écoute", value: "Sur votre ordinateur ; aucun son n’est envoyé ailleurs" },
          ],
          latency: "Aucune ; 5 ms avec look-ahead, compensée par l’hôte",
          diskSpace: "280 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Régler un compresseur de voix à l’oreille",
          rows: [
            {
              title: "Bouclez deux phrases",
              text: "Choisissez la plus faible et la plus forte qui se suivent. Si ces deux-là passent, le morceau passe.",
            },
            {
              title: "Exagérez",
              text: "Baissez le seuil jusqu’à ce que ça sonne mal : plat, collé, à bout de souffle. Maintenant, vous savez à quoi ressemble l’effet.",
            },
            {
              title: "Revenez",
              text: "Remontez-le jusqu’à ne remarquer le compresseur que quand vous le coupez. L’image doit montrer du travail sur la phrase forte et du repos sur la faible.",
            },
            {
              title: "Écoutez les consonnes",
              text: "Si les « t » et les « k » ont perdu leur mordant, ralentissez l’attaque. Si la première syllabe saute aux oreilles, accélérez-la.",
            },
            {
              title: "Rendez le niveau",
              text: "Montez la sortie d’autant que ce qui a été enlevé, pour comparer le timbre et non le volume.",
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
          headline: "Régulière, puis plus lointaine",
          text: "Une voix de synthèse, d’abord ramenée à un seul niveau, puis placée dans une pièce.",
          demos: [
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Le murmure et le cri se retrouvent à mi-chemin.",
            },
            {
              product: "vocal-prep",
              title: "Vocal Prep",
              text: "Le cousin plus doux : il suit le niveau et fait aussi le ménage.",
            },
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "Une voix régulière demande moins de réverbe. Écoutez comme il y en a peu.",
            },
          ],
        },
      ],
    },
  ],
};
