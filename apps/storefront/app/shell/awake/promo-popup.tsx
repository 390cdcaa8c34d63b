import { NewsletterForm } from "../../features/newsletter/newsletter-form.tsx";
import { PromoPopup as Popup } from "../../features/promo-popup/promo-popup.tsx";

const newsletterForm = <NewsletterForm />;

export function PromoPopup() {
  return <Popup newsletterForm={newsletterForm} />;
}
