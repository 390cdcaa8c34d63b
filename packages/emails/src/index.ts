import type {
  renderNewsletterEmail as declaredNewsletter,
  renderOrderEmail as declaredOrder,
} from "./declarations.ts";
import { renderNewsletterEmail as renderedNewsletter } from "./render-newsletter-email.tsx";
import { renderOrderEmail as renderedOrder } from "./render-order-email.tsx";

export type { NewsletterEmail, OrderEmail, RenderedEmail } from "./declarations.ts";

export const renderOrderEmail: typeof declaredOrder = renderedOrder;
export const renderNewsletterEmail: typeof declaredNewsletter = renderedNewsletter;
