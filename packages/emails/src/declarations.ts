import type { NewsletterEmail } from "./newsletter-email.ts";
import type { OrderEmail } from "./order-email.ts";

export type { NewsletterEmail } from "./newsletter-email.ts";
export type { OrderEmail } from "./order-email.ts";

/** A mail ready to be sent: both parts say the same. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/**
 * What importers see. It stands apart from the code because a package that compiles no JSX cannot
 * follow types into a .tsx file; index.ts holds the two together.
 */
export declare function renderOrderEmail(order: OrderEmail): Promise<RenderedEmail>;
export declare function renderNewsletterEmail(email: NewsletterEmail): Promise<RenderedEmail>;
