import type { SeedPage } from "../../../seed-content.ts";

export const thankYou: SeedPage = {
  title: "Merci",
  seo: {
    title: "Merci",
    description:
      "C’est bien arrivé. Ce qui se passe après une commande, une inscription ou un message, en combien de temps, et que faire si aucun e-mail ne vient.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Merci. C’est bien arrivé",
      text: "Ce que vous avez envoyé s’est posé sur sa note. Voici la suite. Vous avez peu à faire, et rien d’urgent.",
    },
    {
      block: "featureRows",
      headline: "La suite",
      rows: [
        {
          title: "Vous avez commandé",
          text: "Le reçu arrive par e-mail en quelques minutes, avec les numéros de série de vos achats. Les mêmes numéros figurent dans votre compte. Si vous payez par virement, ils suivent dès que l’argent est là, ce qui prend quelques jours.",
        },
        {
          title: "Vous voulez la newsletter",
          text: "Nous vous avons envoyé un seul e-mail avec un lien. Nous n’écrivons de nouveau que si vous le suivez. Le lien est valable 7 jours ; si vous le laissez, nous oublions l’adresse.",
        },
        {
          title: "Vous nous avez posé une question",
          text: "Quelqu’un la lit avant que quiconque y réponde. Comme il s’agit d’une marque de démonstration, ce quelqu’un est plus patient que rapide.",
        },
        {
          title: "Vous commencez un essai",
          text: "Les 23 outils d’Unlimited sont à vous pendant 14 jours. Rien n’est débité avant la fin. Le dernier jour est écrit dans votre compte, la sortie aussi.",
        },
      ],
    },
    {
      block: "faq",
      headline: "S’il manque quelque chose",
      items: [
        {
          question: "Aucun e-mail n’est arrivé.",
          answer:
            "Regardez d’abord dans les indésirables, puis vérifiez l’adresse dans votre compte. Ce qui a été envoyé s’y trouve aussi : un e-mail peut se perdre, pas son contenu.",
        },
        {
          question: "J’ai saisi une mauvaise adresse.",
          answer:
            "Si vous avez un compte, connectez-vous avec l’adresse saisie et changez-la ; la nouvelle doit être confirmée. Sinon, passez par le lien d’assistance au bas de cette page et indiquez la commande.",
        },
        {
          question: "Je ne voulais pas commander.",
          answer:
            "Cela arrive. Dans les 14 jours suivant la commande, vous pouvez vous rétracter sans donner de raison. Le formulaire est au bas de la page, et il ne demande pas de compte.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "En attendant, écoutez",
      products: ["auto-tune-efx-plus", "vocodist", "choir"],
    },
  ],
};
