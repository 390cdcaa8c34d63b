import type { SeedContent } from "../seed-content.ts";

export const content: SeedContent = {
  pages: {
    home: {
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
          text: "AutoTune amène chaque note là où vous la visiez, aussi doucement ou aussi franchement que vous le voulez. En studio, sur scène, dans toutes les tonalités.",
          actions: [
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
    },
  },
  productPages: {
    "auto-tune/pro": {
      family: "auto-tune",
      slug: "pro",
      name: "AutoTune Pro",
      tagline: "Chaque note entre vos mains.",
      text: "Pro corrige votre voix pendant que vous chantez, puis vous laisse reprendre chaque note à la main. De la retouche que personne n’entend au son robotique que tout le monde connaît, c’est vous qui fixez la limite.",
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
    },
  },
  products: {
    "auto-tune-pro": {
      name: "AutoTune Pro",
      summary: "La correction en temps réel et la retouche note par note dans un seul plug-in.",
    },
    "auto-tune-2026": {
      name: "AutoTune 2026",
      summary: "La correction de hauteur en temps réel, vite réglée, en studio et sur scène.",
    },
    "auto-tune-hybrid": {
      name: "AutoTune Hybrid",
      summary: "La justesse en temps réel pour Pro Tools, sur matériel DSP ou en natif.",
    },
    "auto-tune-efx-plus": {
      name: "AutoTune EFX+",
      summary: "Le son robotique, avec tout un rack d’effets derrière.",
    },
    "auto-key": {
      name: "AutoKey",
      summary: "Reconnaît la tonalité et la gamme de votre morceau, et les transmet à AutoTune.",
    },
    "vocal-prep": {
      name: "Vocal Prep",
      summary:
        "Prépare une prise brute pour le mixage : moins de bruit, moins de pièce, un niveau régulier.",
    },
    "vocal-eq": {
      name: "Vocal EQ",
      summary: "Un EQ dont les bandes suivent les notes que vous chantez.",
    },
    "vocal-compressor": {
      name: "Vocal Compressor",
      summary: "Équilibre le fort et le faible, à partir de réglages adaptés à votre voix.",
    },
    "vocal-de-esser": {
      name: "Vocal De-Esser",
      summary: "Adoucit les « s » trop vifs et laisse le reste de la voix tranquille.",
    },
    "vocal-reverb": {
      name: "Vocal Reverb",
      summary: "Donne un espace à la voix et propose celui qui lui va.",
    },
    metamorph: {
      name: "Metamorph",
      summary: "Transforme votre voix en une autre et garde votre phrasé.",
    },
    "harmony-engine": {
      name: "Harmony Engine",
      summary: "Crée des harmonies à partir d’une seule voix principale.",
    },
    vocodist: {
      name: "Vocodist",
      summary: "Des sons de vocodeur, du vintage à l’extraterrestre.",
    },
    choir: {
      name: "Choir",
      summary: "Fait d’une seule voix tout un chœur.",
    },
    "auto-tune-unlimited-monthly": {
      name: "AutoTune Unlimited, mensuel",
      summary:
        "Trois éditions, AutoKey, la chaîne vocale et tous les effets créatifs, payés mois par mois.",
    },
    "auto-tune-unlimited-yearly": {
      name: "AutoTune Unlimited, annuel",
      summary:
        "Trois éditions, AutoKey, la chaîne vocale et tous les effets créatifs, payés une fois par an.",
    },
  },
  pictures: {
    "auto-tune-pro": {
      alt: "La fenêtre d’AutoTune Pro : un grand bouton retune au centre, les boutons flex et humanize, plus petits, de chaque côté, un clavier en dessous.",
    },
  },
};
