import { fr as letter } from "../letter/fr.ts";
import type { PlanTexts } from "./plan-texts.ts";

export const fr: PlanTexts = {
  ...letter,
  plan: "Abonnement",
  card: "Carte",
  cardEnding: (digits) => `se terminant par ${digits}`,
  news: {
    trialStarted: {
      subject: (plan) => `Votre période gratuite ${plan} a commencé`,
      heading: "Votre période gratuite a commencé",
      intro: (plan) =>
        `Tout ce que contient ${plan} vous est ouvert dès aujourd’hui. Chantez, essayez, prenez votre temps.`,
      amount: "Premier paiement",
      date: "Gratuit jusqu’au",
      note: "Si l’abonnement vous plaît, vous n’avez rien à faire. Sinon, résiliez-le dans votre compte avant la fin de la période gratuite\u00a0: rien ne sera débité.",
      action: "Ouvrir votre compte",
    },
    trialEnding: {
      subject: (plan) => `Votre période gratuite ${plan} se termine bientôt`,
      heading: "Votre période gratuite se termine bientôt",
      intro: (plan) =>
        `Nous espérons que ${plan} a trouvé sa place dans vos morceaux. Si vous continuez, vous n’avez rien à faire\u00a0: l’abonnement démarre tout seul.`,
      amount: "Premier paiement",
      date: "Gratuit jusqu’au",
      note: "Si ce n’est pas pour vous, résiliez avant la fin de la période gratuite\u00a0: rien ne sera débité.",
      action: "Gérer votre abonnement",
    },
    renewed: {
      subject: (plan) => `Votre abonnement ${plan} est renouvelé`,
      heading: "Merci de rester avec nous",
      intro: (plan) =>
        `Votre abonnement ${plan} est renouvelé, et tout ce qu’il contient vous reste ouvert.`,
      amount: "Montant débité",
      date: "Prochain paiement",
      note: "Dans votre compte, vous pouvez à tout moment changer d’abonnement, le mettre en pause ou le résilier.",
      action: "Voir votre abonnement",
    },
    paymentFailed: {
      subject: (plan) => `Votre paiement pour ${plan} n’est pas passé`,
      heading: "Votre paiement n’est pas passé",
      intro: (plan) =>
        `Le paiement de votre abonnement ${plan} n’est pas passé. Cela arrive\u00a0: une carte expire, un plafond est atteint. Pour l’instant, tout continue de fonctionner.`,
      amount: "Montant dû",
      date: "Prochaine tentative",
      note: "Vérifiez que la carte est encore valable et qu’elle couvre le montant. Dès que le paiement passe, votre abonnement continue comme avant.",
      action: "Vérifier votre paiement",
    },
    planChanged: {
      subject: (plan) => `Votre nouvel abonnement\u00a0: ${plan}`,
      heading: "Votre nouvel abonnement",
      intro: (plan) =>
        `C’est noté\u00a0: votre abonnement devient ${plan}. Votre compte vous montre ce qu’il contient et à partir de quand.`,
      amount: "Nouveau prix",
      date: "Prochain paiement",
      note: "Vous pouvez en changer à nouveau dans votre compte, à tout moment.",
      action: "Voir votre abonnement",
    },
    paused: {
      subject: (plan) => `Votre abonnement ${plan} est en pause`,
      heading: "Votre abonnement est en pause",
      intro: (plan) =>
        `Votre abonnement ${plan} fait une pause, et les paiements aussi. Ce que vous avez déjà payé reste ouvert jusqu’à la fin de cette période.`,
      amount: null,
      date: "En pause jusqu’au",
      note: "Il reprendra ensuite tout seul. Envie de chanter plus tôt\u00a0? Reprenez-le dans votre compte quand vous voulez.",
      action: "Gérer votre abonnement",
    },
    resumed: {
      subject: (plan) => `Votre abonnement ${plan} continue`,
      heading: "Votre abonnement continue",
      intro: (plan) =>
        `Votre abonnement ${plan} continue, avec tout ce qu’il contient. C’est un plaisir de vous avoir avec nous.`,
      amount: "Montant",
      date: "Prochain paiement",
      note: "Dans votre compte, vous pouvez à tout moment changer d’abonnement, le mettre en pause ou le résilier.",
      action: "Voir votre abonnement",
    },
    cancelled: {
      subject: (plan) => `Votre abonnement ${plan} est résilié`,
      heading: "Votre abonnement est résilié",
      intro: (plan) =>
        `Votre abonnement ${plan} ne sera pas renouvelé, et plus rien ne sera débité. Ce que vous avez payé continue de fonctionner jusqu’au dernier jour.`,
      amount: null,
      date: "Se termine le",
      note: "Vous changez d’avis\u00a0? Annulez la résiliation dans votre compte avant le terme, et tout reste comme avant.",
      action: "Garder votre abonnement",
    },
    ended: {
      subject: (plan) => `Votre abonnement ${plan} est terminé`,
      heading: "Votre abonnement est terminé",
      intro: (plan) =>
        `Votre abonnement ${plan} est arrivé à son terme, et plus rien ne sera débité. Merci d’avoir chanté avec nous.`,
      amount: null,
      date: "Terminé le",
      note: "Vos morceaux et vos projets restent à vous, tout comme les licences que vous avez achetées. Si les outils vous manquent, un nouvel abonnement les ramène tous.",
      action: "Ouvrir votre compte",
    },
  },
  whyThisMail:
    "Vous recevez cet e-mail parce qu’il concerne un abonnement du compte lié à cette adresse.",
};
