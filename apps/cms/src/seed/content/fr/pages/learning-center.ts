import type { SeedPage } from "../../../seed-content.ts";

export const learningCenter: SeedPage = {
  title: "Centre d’apprentissage",
  seo: {
    title: "Centre d’apprentissage",
    description:
      "De courtes leçons pour corriger et mixer une voix : choisir le Retune Speed, trouver la tonalité, ordonner la chaîne vocale, réussir une bonne prise.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Le temps d’un café",
      text: "De courtes leçons à suivre avec n’importe quelle voix. Choisissez ce que vous voulez apprendre ; les bases sont plus bas.",
    },
    {
      block: "featureRows",
      headline: "Choisir le Retune Speed",
      rows: [
        {
          title: "De 0 à 10 ms : l’effet",
          text: "À cette vitesse de correction, la ligne devient un escalier et chaque glissé fait un saut. À choisir quand cela doit s’entendre.",
        },
        {
          title: "De 10 à 40 ms : poli",
          text: "Les notes se calent vite, leurs débuts restent souples. Une bonne partie de la pop actuelle habite ici, et les connaisseurs l’entendent.",
        },
        {
          title: "De 40 à 120 ms : naturel",
          text: "Les attaques par en dessous et le vibrato survivent, les notes longues finissent où il faut. Un bon point de départ avec une bonne voix.",
        },
        {
          title: "Au-delà de 120 ms : une main sur l’épaule",
          text: "Les notes courtes sont passées avant que la correction n’arrive ; seules les longues sont aidées. Si c’est trop peu, reprenez quelques notes en mode graphique au lieu d’accélérer pour toutes.",
        },
        {
          title: "Essayez tout de suite",
          text: "Le bouton de notre page d’accueil est un vrai. Tournez-le d’un bout à l’autre pendant que la phrase joue et regardez combien de cents il reste.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Trouver la tonalité d’un morceau",
      rows: [
        {
          title: "Rentrez à la maison",
          text: "Jouez le dernier accord du refrain et fredonnez la note sur laquelle vous pourriez vous arrêter. Elle donne le plus souvent son nom à la tonalité.",
        },
        {
          title: "Gai ou pas",
          text: "De là, montez la gamme jusqu’à la troisième note. Si elle est lumineuse, c’est majeur ; si elle est sombre, mineur. Au piano : quatre demi-tons plus haut, ou trois.",
        },
        {
          title: "Attention aux sosies",
          text: "La mineur et do majeur ont les mêmes notes. Pour corriger, peu importe laquelle des deux vous choisissez ; pour une harmonie, cela peut compter.",
        },
        {
          title: "Dans le doute, guettez la fausse note",
          text: "Réglez un Retune Speed rapide et une tonalité. Une mauvaise tonalité se trahit en deux phrases : une note saute là où personne ne l’attendait.",
        },
        {
          title: "Pas la gamme chromatique",
          text: "Elle autorise les douze notes : une note chantée un demi-ton à côté se cale donc pile au mauvais endroit. Gardez-la pour les morceaux qui modulent, pas pour ceux dont vous ignorez la tonalité.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Mettre la chaîne en ordre",
      rows: [
        {
          title: "Nettoyer",
          text: "Le bruit et la pièce d’abord, car tout ce qui suit rend plus fort ce qui est faible.",
        },
        {
          title: "Corriger",
          text: "La détection de hauteur veut une seule voix, bien sèche. Après une réverbe ou un doubleur, elle en entend plusieurs.",
        },
        {
          title: "L’EQ, puis le compresseur",
          text: "Coupez ce dont vous ne voulez pas avant de tasser le reste. Un soupçon d’EQ ensuite, pour la brillance, est permis.",
        },
        {
          title: "Dé-esser",
          text: "Après le compresseur, qui aime bien remonter les « s ».",
        },
        {
          title: "Les effets, puis l’espace",
          text: "Doublage, saturation et bizarreries ici. La réverbe et le delay en dernier, de préférence en send, pour régler la pièce sans toucher à la voix.",
        },
      ],
    },
    {
      block: "prose",
      headline: "Une prise à garder",
      sections: [
        {
          title: "La pièce",
          text: "Accrochez quelque chose d’épais derrière vous, pas derrière le micro : c’est votre voix qui revient du mur de derrière. Une penderie pleine de manteaux bat presque toutes les mousses.",
        },
        {
          title: "La distance",
          text: "Une largeur de main entre vous et le micro, un peu de côté, avec un filtre anti-pop au milieu. Plus près, la voix grandit, et chaque mouvement s’entend davantage.",
        },
        {
          title: "Le niveau",
          text: "Chantez la phrase la plus forte et réglez le gain pour rester loin du rouge, avec 10 à 12 dB de marge. Le bruit se réduit ; l’écrêtage reste.",
        },
        {
          title: "Le casque",
          text: "Baissez la musique jusqu’à vous entendre. Quand on ne s’entend pas, on chante trop haut, et aucun plug-in ne vaut une oreille découverte.",
        },
        {
          title: "L’ordre des prises",
          text: "Trois prises du début à la fin, une pause, puis seulement les phrases qui manquent. La deuxième est souvent la bonne ; la neuvième, rarement.",
        },
      ],
    },
  ],
};
