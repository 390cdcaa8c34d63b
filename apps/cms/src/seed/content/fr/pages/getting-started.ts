import type { SeedPage } from "../../../seed-content.ts";

export const gettingStarted: SeedPage = {
  title: "Premiers pas",
  seo: {
    title: "Premiers pas",
    description:
      "De la commande à la première note juste : installer, activer, insérer, trouver la tonalité, chanter. Cinq étapes, trois réglages et que faire quand rien ne sort.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "De la commande à la première note",
      text: "Cinq étapes, et la plupart sont des clics. Vous êtes chez une marque de démonstration : les étapes sont celles d’une vraie boutique, mais il n’y a pas de plug-in derrière. Tout ce qui concerne la voix reste valable.",
    },
    {
      block: "featureRows",
      headline: "Cinq étapes vers une voix juste",
      rows: [
        {
          title: "Ouvrez votre compte",
          text: "Vos numéros de série, vos téléchargements et vos abonnements s’y trouvent, et aussi dans l’e-mail de la commande. Si vous avez acheté sans compte, le lien de cet e-mail en crée un. Il est valable 30 jours.",
        },
        {
          title: "Installez",
          text: "Un outil acheté une fois pour toutes a son programme d’installation sous Téléchargements. Avec un abonnement, connectez-vous à AutoTune Central sur votre ordinateur : il installe ce que l’abonnement contient. Installez ce qui vous sert, pas tout.",
        },
        {
          title: "Activez",
          text: "Copiez le numéro de série dans le plug-in quand il le demande. Une licence peut être active sur 2 ordinateurs à la fois. Pour un troisième, désactivez-en d’abord un dans votre compte.",
        },
        {
          title: "Insérez-le en premier",
          text: "Ouvrez votre DAW, laissez-le chercher les nouveaux plug-ins et placez AutoTune tout en haut de la piste de voix. La détection de hauteur veut une seule voix, bien sèche, avant la réverbe, le delay et le doublage.",
        },
        {
          title: "Réglez la tonalité, puis chantez",
          text: "Si vous connaissez la tonalité, choisissez-la. Sinon, placez AutoKey sur la musique et faites-lui écouter huit mesures du refrain. Puis chantez une phrase et regardez les cents.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Trois réglages pour commencer",
      rows: [
        {
          title: "Personne ne doit l’entendre : 80 ms",
          text: "Les notes longues finissent où il faut, les attaques par en dessous et le vibrato restent. À essayer d’abord avec une voix déjà presque juste.",
        },
        {
          title: "Ça peut briller un peu : 25 ms",
          text: "Les notes se calent vite, leurs débuts restent souples. Un endroit fréquenté par la pop.",
        },
        {
          title: "Tout le monde doit l’entendre : 0 ms",
          text: "La ligne devient un escalier. Vérifiez deux fois la tonalité : à cette vitesse, une mauvaise tonalité se trompe bien fort.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Quand rien ne sort",
      items: [
        {
          question: "Le plug-in n’est pas dans la liste. Que faire ?",
          answer:
            "Fermez le DAW, rouvrez-le et relancez la recherche de plug-ins. Vérifiez ensuite le format : AU, VST3 ou AAX sous macOS, VST3 ou AAX sous Windows, toujours en 64 bits. AutoTune Hybrid n’apparaît que dans Pro Tools.",
        },
        {
          question: "Je m’entends en retard dans le casque.",
          answer:
            "Réglez le buffer de votre interface audio sur 64 ou 128 échantillons pendant la prise. À 48 kHz, 128 échantillons font 2,7 ms, une fois à l’entrée et une fois à la sortie. Pour le mixage, remontez-le.",
        },
        {
          question: "Certaines notes sautent au mauvais endroit.",
          answer:
            "C’est presque toujours la tonalité. La mineur et do majeur ont les mêmes notes, mais la majeur en a trois autres. Envoyez la tonalité depuis AutoKey ou écartez les notes qui n’ont rien à faire là.",
        },
        {
          question: "Faut-il Internet pendant le travail ?",
          answer:
            "Pour télécharger et pour activer, et, avec un abonnement, quand une nouvelle période commence. Entre-temps, non.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Une bonne première chaîne",
      products: ["vocal-prep", "auto-key", "auto-tune-2026"],
    },
  ],
};
