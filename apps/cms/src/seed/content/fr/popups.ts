import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
  isSubscriber: {
    headline: "Tirez plus de votre formule",
    text: "De courtes leçons montrent un outil à la fois, de la première prise au mix. Elles sont sur ce site, et gratuites.",
    link: "Voir les leçons",
  },
  isTrialer: {
    headline: "Essayez-le sur votre voix",
    text: "Votre essai comprend tous les outils. Une courte leçon vous aide à choisir par où commencer. Vous pouvez l’arrêter à tout moment dans votre compte.",
    link: "Voir les leçons",
  },
  wasSubscriber: {
    headline: "Vos sessions le connaissent encore",
    text: "Vous avez déjà eu Unlimited. Abonnez-vous de nouveau, et les outils de vos sessions s’ouvrent comme avant.",
    link: "Voir les formules",
  },
  default: {
    headline: "Tout, gratuit pendant 14 jours",
    text: "Unlimited réunit tous nos outils. Après les 14 jours, l’abonnement est facturé au mois, jusqu’à ce que vous l’arrêtiez.",
    link: "Voir ce qu’il contient",
  },
  wasTrialer: {
    headline: "Vous savez ce qu’il fait",
    text: "Vous avez essayé Unlimited. Abonnez-vous, et vos sessions s’ouvrent comme vous les avez laissées.",
    link: "Voir les formules",
  },
  "not-on-marketing": {
    headline: "Sachez quand les prix baissent",
    text: "Vous ne recevez pas d’offres par e-mail. Dans votre profil, vous pouvez les demander, puis les arrêter.",
    link: "Ouvrir votre profil",
  },
  "not-on-newsletter": {
    headline: "Soyez au courant en premier",
    text: "Nouveaux outils, nouveaux sons et offres dans une seule newsletter. Vous la confirmez depuis votre boîte mail, et un clic suffit pour l’arrêter.",
    link: "Recevoir la newsletter",
  },
};
