import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalReverb: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-reverb",
  name: "Vocal Reverb",
  tagline: "Un lieu où chanter.",
  text: "Une voix sèche n’est nulle part. Vocal Reverb écoute à quelle vitesse va le morceau et comment la voix s’y tient, propose une pièce qui convient aux deux et laisse passer les mots.",
  nav: { description: "Une pièce qui va bien à la voix", isNew: false, order: 5 },
  products: ["vocal-reverb"],
  seo: {
    title: "Vocal Reverb : une pièce pour la voix",
    description:
      "Vocal Reverb propose une pièce qui va bien à la voix et au tempo, et laisse passer les mots.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Une pièce où l’on peut marcher",
      rows: [
        {
          title: "D’abord une proposition",
          text: "Jouez un couplet : il propose une taille et une durée. Les morceaux lents reçoivent de longues pièces ; les plus chargés, des pièces discrètes.",
        },
        {
          title: "Voyez les murs",
          text: "La pièce est dessinée en perspective, et chaque anneau au sol est du son en route vers la porte du fond. Tirez le mur du fond pour la creuser.",
        },
        {
          title: "Elle s’efface devant les mots",
          text: "Pendant que vous chantez, la queue recule ; entre les phrases, elle remonte. Grande pièce, texte clair.",
        },
        {
          title: "La distance, pas seulement dry et wet",
          text: "Un seul réglage éloigne la voix vers le mur du fond : premières réflexions, timbre et queue changent ensemble, comme quand quelqu’un marche.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Nulle part, puis quelque part",
      text: "Une voix de synthèse tient quelques notes longues, d’abord sans aucune pièce.",
      demos: [
        {
          product: "vocal-reverb",
          title: "Du sec à la pièce",
          text: "Écoutez les vides entre les notes. C’est là que vit une pièce.",
        },
      ],
    },
    includedInUnlimited(
      "Le dernier des cinq outils de la chaîne vocale dans l’abonnement, et le premier que presque tout le monde pousse trop loin.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur la réverbe",
      items: [
        {
          question: "Combien y a-t-il de pièces ?",
          answer:
            "Une seule, que vous pouvez changer dans tous les sens. Les presets ne sont que des endroits où quelqu’un a laissé les murs.",
        },
        {
          question: "En insert ou en send ?",
          answer:
            "Les deux marchent. En insert, utilisez le réglage de distance. En send, coupez le signal sec et donnez la même pièce à plusieurs voix : elles se tiendront au même endroit.",
        },
        {
          question: "Comment obtenir l’énorme réverbe qui scintille ?",
          answer:
            "Ça, c’est Halo, l’un des effets créatifs. Celle-ci est faite pour les pièces qui pourraient exister.",
        },
        {
          question: "La proposition change-t-elle pendant que je mixe ?",
          answer: "Non. Elle écoute quand vous le demandez, puis elle ne bouge plus.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Aussi une affaire d’espace",
      products: ["halo", "orbit", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Reverb, la fiche technique",
          inside: [
            { name: "Durée (decay)", value: "0,2 à 12 secondes" },
            { name: "Pré-délai", value: "0 à 250 ms, ou calé sur l’hôte" },
            { name: "Ducking", value: "0 à 100" },
            { name: "Largeur", value: "Entrée mono, sortie stéréo si l’hôte le permet" },
            { name: "Écoute", value: "Sur votre ordinateur ; aucun son n’est envoyé ailleurs" },
          ],
          latency: "Aucune",
          diskSpace: "330 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Trouver la bonne dose de réverbe",
          rows: [
            {
              title: "Partez du tempo",
              text: "Faites-lui écouter un couplet. En règle générale, la queue doit être presque éteinte quand la phrase suivante commence.",
            },
            {
              title: "Réglez le pré-délai",
              text: "20 à 40 ms gardent les mots devant la pièce. Plus, et l’on entend un écho ; rien, et la voix est dans le mur.",
            },
            {
              title: "Enlevez du grave",
              text: "Une pièce qui gronde rapetisse tout le mixage. Coupez son bas jusqu’à ce qu’il ne vous manque qu’une fois parti.",
            },
            {
              title: "Montez jusqu’à l’entendre",
              text: "Puis redescendez un peu. Ce que vous remarquez au mixage, le public le remarque deux fois.",
            },
            {
              title: "Vérifiez en mono, et tout bas",
              text: "Sur un téléphone posé sur la table, les mots doivent encore être là. Sinon, montez le ducking avant de baisser la réverbe.",
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
          headline: "Des pièces possibles et impossibles",
          text: "Des voix de synthèse, trois endroits où se tenir.",
          demos: [
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "Une pièce qui pourrait exister.",
            },
            {
              product: "halo",
              title: "Halo",
              text: "Une queue qui grimpe d’une octave en s’éloignant. Sans permis de construire.",
            },
            {
              product: "orbit",
              title: "Orbit",
              text: "Aucun mur, mais la voix marche autour de vous.",
            },
          ],
        },
      ],
    },
  ],
};
