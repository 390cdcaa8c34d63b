import { fr as letter } from "../letter/fr.ts";
import type { NewsletterTexts } from "./newsletter-texts.ts";

export const fr: NewsletterTexts = {
  subject: "Confirmez votre newsletter AutoTune",
  preview: "Un clic, et la prochaine newsletter est pour vous.",
  heading: "Pouvons-nous vous écrire\u00a0?",
  intro:
    "La newsletter AutoTune a été demandée avec cette adresse. Si c’était vous, confirmez-le\u00a0: nouveautés, sons et offres arriveront dans cette boîte.",
  confirm: "Oui, envoyez-moi la newsletter",
  orOpen: "Ou ouvrez cette adresse dans votre navigateur",
  validFor:
    "Le lien est valable 7 jours. Si ce n’était pas vous, ne faites rien\u00a0: sans votre accord, nous n’écrivons pas.",
  goodbye: "À la prochaine newsletter,",
  team: letter.team,
  demonstration:
    "Ceci est une boutique de démonstration. Les articles dont parle sa newsletter sont des exemples.",
  whyThisMail: "Vous recevez cet e-mail parce que cette adresse a été saisie pour la newsletter.",
};
