import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const autoKey: SeedProductPage = {
  family: "auto-tune",
  slug: "auto-key",
  name: "AutoKey",
  tagline: "Quelle tonalité ? Celle-là.",
  text: "AutoKey écoute un morceau, trouve sa tonalité et sa gamme, dit à quel point il en est sûr et transmet la réponse à tous les AutoTune de la session. Il ne touche pas au son ; il vous évite de corriger vers les mauvaises notes.",
  nav: { description: "Trouve la tonalité et la transmet à AutoTune", isNew: false, order: 5 },
  products: ["auto-key"],
  seo: {
    title: "AutoKey : trouve la tonalité d’un morceau",
    description:
      "AutoKey reconnaît la tonalité et la gamme d’un morceau, dit à quel point il en est sûr et règle tous les AutoTune de votre session.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Une réponse, et son degré de certitude",
      rows: [
        {
          title: "Faites-lui écouter le morceau",
          text: "Placez AutoKey sur la musique, pas sur la voix, et lancez la lecture. Quelques mesures avec les accords suffisent.",
        },
        {
          title: "À lire sur le cercle",
          text: "Les tonalités majeures sont rangées sur le cercle des quintes, les mineures à l’intérieur. Celle qu’il a trouvée s’allume, ses voisines aussi. Au centre, vous voyez combien de fois chaque note est passée.",
        },
        {
          title: "De la certitude, pas du bluff",
          text: "Certains morceaux modulent, d’autres n’ont pas de tonalité. AutoKey montre à quel point il est sûr et quelles autres il a envisagées : vous savez quand vous fier plutôt à votre oreille.",
        },
        {
          title: "Tout le monde est prévenu",
          text: "Un clic envoie tonalité et gamme à toutes les fenêtres AutoTune de la session. Personne n’oublie la piste de chœurs.",
        },
      ],
    },
    includedInUnlimited(
      "AutoKey fait partie de l’abonnement, avec les trois éditions d’AutoTune auxquelles il parle.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur AutoKey",
      items: [
        {
          question: "Pourquoi n’y a-t-il pas d’avant/après à écouter ?",
          answer:
            "Parce qu’AutoKey ne touche pas au son. Il écoute et note un réglage. Ce que vous entendez, c’est AutoTune qui va vers les bonnes notes.",
        },
        {
          question: "Peut-il se tromper ?",
          answer:
            "Oui. Une tonalité majeure et sa relative mineure ont les mêmes notes, et un morceau qui emprunte des accords peut l’égarer. C’est pourquoi il montre à quel point il est sûr et ce qu’il a envisagé d’autre.",
        },
        {
          question: "En ai-je besoin si je connais mes tonalités ?",
          answer:
            "Moins. Il vous évite quand même de régler la même dans six fenêtres, et il va vite avec une piste qu’on vous a envoyée.",
        },
        {
          question: "Fonctionne-t-il sans AutoTune ?",
          answer:
            "Oui. La tonalité et la gamme se lisent dans sa fenêtre. Pour les transmettre, il faut un AutoTune dans la même session.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Qui écoute AutoKey",
      products: ["auto-tune-2026", "auto-tune-pro", "harmony-engine"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoKey, la fiche technique",
          inside: [
            { name: "Trouve", value: "La tonalité et la gamme, avec un degré de certitude" },
            { name: "Écoute", value: "La piste où il se trouve, pendant la lecture" },
            { name: "Gammes", value: "Majeure et mineure" },
            { name: "Transmet à", value: "AutoTune Pro, 2026, Hybrid et EFX+ ; Harmony Engine" },
            { name: "Son", value: "Passe sans changement" },
          ],
          latency: "Aucune",
          diskSpace: "90 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Trouver la tonalité d’une instru qui n’en dit rien",
          rows: [
            {
              title: "Prenez la musique",
              text: "Insérez AutoKey sur l’instru ou sur le bus des instruments. Écartez la batterie si vous le pouvez : elle a une hauteur, mais pas d’avis.",
            },
            {
              title: "Jouez le refrain",
              text: "Choisissez huit mesures avec tous les accords. Une intro sur une seule note pourrait être en n’importe quoi.",
            },
            {
              title: "Lisez la certitude",
              text: "Élevée : continuez. Faible : faites écouter un autre passage. Si deux voisines n’arrêtent pas d’échanger leur place, le morceau module peut-être.",
            },
            {
              title: "Vérifiez avec une note",
              text: "Fredonnez la note où l’on se sent chez soi à la fin du refrain. Si c’est celle de la fenêtre, c’est gagné ; si elle est trois demi-tons au-dessus de la tonalité mineure affichée, vous êtes dans la relative majeure.",
            },
            {
              title: "Envoyez",
              text: "Transmettez la tonalité, puis chantez. Tous les AutoTune de la session sont désormais d’accord.",
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
          headline: "Ce que change la bonne tonalité",
          text: "AutoKey lui-même est muet. Voici deux fenêtres qu’il règle : toutes deux savent que la phrase est en la mineur. La voix est synthétique.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, mis au courant",
              text: "La correction rapide va à la note permise la plus proche. C’est la tonalité qui donne les permissions.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine, mis au courant",
              text: "Une tierce au-dessus, c’est tantôt trois demi-tons, tantôt quatre. La tonalité sait quand.",
            },
          ],
        },
      ],
    },
  ],
};
