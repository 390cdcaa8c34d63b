import { NewsletterForm } from "../newsletter/newsletter-form.tsx";
import { PromoPopup as Popup } from "./promo-popup.tsx";

const newsletterForm = <NewsletterForm />;

export function PromoPopup() {
  return <Popup newsletterForm={newsletterForm} />;
}
