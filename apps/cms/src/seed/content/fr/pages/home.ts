import type { SeedPage } from "../../../seed-content.ts";

export const home: SeedPage = {
  title: "Accueil",
  seo: {
    title: "Correction de hauteur et effets vocaux",
    description:
      "AutoTune corrige votre voix, la mixe et la transforme. Des plug-ins pour le studio et la scène, à acheter une fois ou à utiliser avec Unlimited.",
  },
  blocks: [
    {
      block: "hero",
      headline: "Chantez comme vous l’entendez.",
      text: "AutoTune amène chaque note là où vous la visiez, aussi doucement ou aussi franchement que vous le voulez. Tournez le bouton ci-dessous et écoutez.",
      actions: [
        {
          label: "Voir Unlimited",
          link: {
            to: "productPage",
            key: "subscriptions/unlimited",
          },
        },
        {
          label: "Découvrir AutoTune Pro",
          link: {
            to: "productPage",
            key: "auto-tune/pro",
          },
        },
      ],
    },
    {
      block: "families",
      headline: "Trois façons de changer une voix",
      text: "Corrigez-la, mixez-la ou faites-en une voix que personne n’a jamais entendue. Achetez un outil une fois pour toutes ou travaillez avec Unlimited.",
      cards: [
        {
          family: "auto-tune",
          eyebrow: "Éditions AutoTune",
          headline: "Du coup de pouce au son d’une génération",
          text: "La correction de hauteur, automatique ou graphique, pour le studio et la scène.",
          products: [
            "auto-tune-2026",
            "auto-tune-pro",
            "auto-tune-hybrid",
            "auto-tune-efx-plus",
            "auto-key",
          ],
        },
        {
          family: "ai-powered-vocal-chain",
          eyebrow: "Chaîne vocale IA",
          headline: "Un ingé son en cinq fenêtres",
          text: "Préparation, EQ, compresseur, dé-esseur et réverbe : ils commencent par écouter.",
          products: [
            "vocal-prep",
            "vocal-eq",
            "vocal-compressor",
            "vocal-de-esser",
            "vocal-reverb",
          ],
        },
        {
          family: "creative-vocal-effects",
          eyebrow: "Effets créatifs",
          headline: "Chœurs, vocodeurs, inconnus",
          text: "Quatorze façons de sortir de votre propre gorge.",
          products: ["metamorph", "harmony-engine", "vocodist", "choir"],
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "N’en croyez que vos oreilles",
      text: "Quatre prises, avant et après. Basculez pendant l’écoute : l’endroit reste le même, la voix change. C’est une voix de synthèse qui chante ; personne n’a dû prêter sa pire prise.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "Une phrase trouve ses notes",
          text: "La même phrase, ramenée en la mineur assez lentement pour laisser vivre les glissés. Écoutez les notes longues.",
        },
        {
          product: "vocal-compressor",
          title: "Une voix qui bondit",
          text: "Avant, les mots forts vous sautent à la figure et les autres se cachent. Après, tous se tiennent à la même distance.",
        },
        {
          product: "vocodist",
          title: "Un accord qui parle",
          text: "Les mots de la voix, la hauteur d’un accord en dents de scie. Personne n’a une gorge pareille.",
        },
        {
          product: "choir",
          title: "Une voix, puis la foule",
          text: "Une phrase tenue, chantée par une salle pleine de gens qui sont tous la même personne.",
        },
      ],
    },
    {
      block: "scrollingQuotes",
      headline: "Les phrases qu’on aimerait entendre",
      quotes: JSON.stringify([
        "C’est toujours ma voix.",
        "Personne n’a rien remarqué. C’était le but.",
        "Tout le monde l’a remarqué. C’était le but.",
        "Une seule prise, et rentré avant minuit.",
        "Le refrain tombe enfin juste.",
        "J’ai gardé la fêlure du dernier mot.",
      ]),
      seconds: 60,
    },
    {
      block: "featureRows",
      headline: "Comment une note se pose",
      rows: [
        {
          title: "Vous chantez",
          text: "Au micro, dans une chambre ou sur une scène. Votre voix dessine une ligne et, comme toutes les voix, elle flotte un peu.",
        },
        {
          title: "Nous écoutons",
          text: "AutoTune suit cette ligne dans ses mouvements et la compare aux notes de votre tonalité.",
        },
        {
          title: "La ligne se cale",
          text: "Chaque note rejoint la plus proche dans la gamme. Le placement, les mots et le timbre restent les vôtres.",
        },
        {
          title: "Vous décidez",
          text: "Lentement, personne ne le remarque. Vite, tout le monde l’entend. Un seul bouton, Retune Speed, règle la fermeté du calage.",
        },
      ],
    },
    {
      block: "testimonials",
      headline: "Ce qu’on pourrait en dire",
      text: "Voix d’exemple : nous avons inventé ces personnes et dessiné leurs portraits. Les outils, eux, s’essaient pour de bon.",
      testimonials: [
        "nila-portamento",
        "osric-halfstep",
        "ines-semicorchea",
        "juno-wetmix",
        "haru-otonari",
        "tobias-vorhall",
      ],
    },
    {
      block: "planOffer",
      headline: "Tout, le temps qu’il vous faut",
      points: [
        {
          title: "3 éditions AutoTune",
          text: "et AutoKey",
        },
        {
          title: "5 outils de mixage IA",
          text: "toute la chaîne vocale",
        },
        {
          title: "14 effets créatifs",
          text: "tous, sans exception",
        },
        {
          title: "Les nouveautés",
          text: "le jour de leur sortie",
        },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Bon à savoir",
      items: [
        {
          question: "Ce que j’achète reste-t-il à moi ?",
          answer:
            "Oui. Vous payez une fois et la licence est à vous, sans date de fin. Seul Unlimited est un abonnement.",
        },
        {
          question: "Est-ce compatible avec mon DAW ?",
          answer:
            "Très probablement. Sous macOS, nos plug-ins existent en AU, VST3 et AAX ; sous Windows, en VST3 et AAX. De quoi travailler dans Logic Pro, Ableton Live, Cubase, FL Studio ou Pro Tools, entre autres. AutoTune Hybrid est conçu pour Pro Tools et n’existe qu’en AAX.",
        },
        {
          question: "Que reste-t-il à la fin d’un abonnement ?",
          answer:
            "Tout fonctionne jusqu’à la fin de la période payée. Ensuite, les plug-ins d’Unlimited s’arrêtent ; l’audio déjà exporté et les outils que vous avez achetés restent à vous.",
        },
        {
          question: "Puis-je commencer petit et évoluer ensuite ?",
          answer:
            "Oui. Si vous possédez déjà une édition, vous passez à la suivante au tarif de mise à niveau, sans repayer le prix complet. Votre compte indique les mises à niveau possibles et le prix de chacune.",
        },
      ],
    },
  ],
};
