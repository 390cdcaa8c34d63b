import type {
  renderAccountEmail as declaredAccount,
  renderBetaEmail as declaredBeta,
  renderCartReminder as declaredCartReminder,
  renderDigestEmail as declaredDigest,
  renderInquiryConfirmation as declaredInquiryConfirmation,
  renderInquiryNotice as declaredInquiryNotice,
  renderNewsletterEmail as declaredNewsletter,
  renderOrderEmail as declaredOrder,
  renderPlanEmail as declaredPlan,
  renderPriceAlertEmail as declaredPriceAlert,
  renderRefundEmail as declaredRefund,
  renderSetupEmail as declaredSetup,
} from "./declarations.ts";
import { renderAccountEmail as renderedAccount } from "./render-account-letter.ts";
import { renderBetaEmail as renderedBeta } from "./render-beta-email.ts";
import { renderCartReminder as renderedCartReminder } from "./render-cart-reminder.ts";
import { renderDigestEmail as renderedDigest } from "./render-digest-email.tsx";
import {
  renderInquiryConfirmation as renderedInquiryConfirmation,
  renderInquiryNotice as renderedInquiryNotice,
} from "./render-inquiry-emails.ts";
import { renderNewsletterEmail as renderedNewsletter } from "./render-newsletter-email.tsx";
import { renderOrderEmail as renderedOrder } from "./render-order-email.tsx";
import { renderPlanEmail as renderedPlan } from "./render-plan-email.ts";
import { renderPriceAlertEmail as renderedPriceAlert } from "./render-price-alert-email.ts";
import { renderRefundEmail as renderedRefund } from "./render-refund-email.ts";
import { renderSetupEmail as renderedSetup } from "./render-setup-email.ts";

export type {
  AccountEmail,
  BetaEmail,
  CartReminder,
  CartReminderLine,
  DigestEmail,
  DigestEmailPost,
  InquiryConfirmation,
  InquiryNotice,
  NewsletterEmail,
  OrderEmail,
  OrderEmailLine,
  PlanEmail,
  PlanEmailKind,
  PriceAlertEmail,
  RefundEmail,
  RenderedEmail,
  SetupEmail,
} from "./declarations.ts";

export const renderAccountEmail: typeof declaredAccount = renderedAccount;
export const renderOrderEmail: typeof declaredOrder = renderedOrder;
export const renderPlanEmail: typeof declaredPlan = renderedPlan;
export const renderPriceAlertEmail: typeof declaredPriceAlert = renderedPriceAlert;
export const renderRefundEmail: typeof declaredRefund = renderedRefund;
export const renderSetupEmail: typeof declaredSetup = renderedSetup;
export const renderNewsletterEmail: typeof declaredNewsletter = renderedNewsletter;
export const renderDigestEmail: typeof declaredDigest = renderedDigest;
export const renderCartReminder: typeof declaredCartReminder = renderedCartReminder;
export const renderBetaEmail: typeof declaredBeta = renderedBeta;
export const renderInquiryConfirmation: typeof declaredInquiryConfirmation =
  renderedInquiryConfirmation;
export const renderInquiryNotice: typeof declaredInquiryNotice = renderedInquiryNotice;
