import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
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
  "not-on-newsletter": {
    headline: "Soyez au courant en premier",
    text: "Nouveaux outils, nouveaux sons et offres dans une seule newsletter. Vous la confirmez depuis votre boîte mail, et un clic suffit pour l’arrêter.",
    link: "Recevoir la newsletter",
  },
};
