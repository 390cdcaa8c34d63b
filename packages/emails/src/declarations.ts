import type { AccountEmail } from "./account-letter.ts";
import type { BetaEmail } from "./beta-email.ts";
import type { CartReminder } from "./cart-reminder.ts";
import type { DigestEmail } from "./digest-email.ts";
import type { InquiryConfirmation, InquiryNotice } from "./inquiry-email.ts";
import type { NewsletterEmail } from "./newsletter-email.ts";
import type { OrderEmail } from "./order-email.ts";
import type { PlanEmail } from "./plan-email.ts";
import type { PriceAlertEmail } from "./price-alert-email.ts";
import type { RefundEmail } from "./refund-email.ts";
import type { SetupEmail } from "./setup-email.ts";

export type { AccountEmail } from "./account-letter.ts";
export type { BetaEmail } from "./beta-email.ts";
export type { CartReminder, CartReminderLine } from "./cart-reminder.ts";
export type { DigestEmail, DigestEmailPost } from "./digest-email.ts";
export type { InquiryConfirmation, InquiryNotice } from "./inquiry-email.ts";
export type { NewsletterEmail } from "./newsletter-email.ts";
export type { OrderEmail, OrderEmailLine } from "./order-email.ts";
export type { PlanEmail, PlanEmailKind } from "./plan-email.ts";
export type { PriceAlertEmail } from "./price-alert-email.ts";
export type { RefundEmail } from "./refund-email.ts";
export type { SetupEmail } from "./setup-email.ts";

/** An e-mail ready to be sent: both parts have the same content. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/**
 * What importers see. Separate from the code because a package that compiles no JSX cannot follow types into a
 * .tsx file; index.ts keeps the two together.
 */
export declare function renderAccountEmail(email: AccountEmail): Promise<RenderedEmail>;
export declare function renderOrderEmail(order: OrderEmail): Promise<RenderedEmail>;
export declare function renderPlanEmail(email: PlanEmail): Promise<RenderedEmail>;
export declare function renderPriceAlertEmail(email: PriceAlertEmail): Promise<RenderedEmail>;
export declare function renderRefundEmail(email: RefundEmail): Promise<RenderedEmail>;
export declare function renderSetupEmail(email: SetupEmail): Promise<RenderedEmail>;
export declare function renderNewsletterEmail(email: NewsletterEmail): Promise<RenderedEmail>;
export declare function renderDigestEmail(email: DigestEmail): Promise<RenderedEmail>;
export declare function renderBetaEmail(email: BetaEmail): Promise<RenderedEmail>;
export declare function renderCartReminder(email: CartReminder): Promise<RenderedEmail>;
export declare function renderInquiryConfirmation(
  email: InquiryConfirmation,
): Promise<RenderedEmail>;
export declare function renderInquiryNotice(notice: InquiryNotice): Promise<RenderedEmail>;
