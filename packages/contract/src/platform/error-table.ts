import { longestPassword } from "@autotune/commerce";

/**
 * The one table of API errors: code → HTTP status → text. Clients decide by the code; the text is for a person
 * who reads the raw response.
 */
export const errorTable = {
  invalidRequest: { status: 400, text: "This request isn’t in the expected format." },
  invalidEmail: { status: 400, text: "Invalid email" },
  alreadyOnList: { status: 400, text: "Email address already registered" },
  linkExpired: {
    status: 400,
    text: "This link has expired or was already used. Please request a new one.",
  },
  priceReached: { status: 400, text: "The price is already at or below that amount." },
  commonPassword: {
    status: 400,
    text: "This password is on a list of common and stolen passwords. Please choose another one.",
  },
  predictablePassword: {
    status: 400,
    text: "This password is made of your name, your email address or the name of one of our products. Please choose another one.",
  },
  passwordTooLong: {
    status: 400,
    text: `A password can have at most ${longestPassword} characters.`,
  },
  passkeyRefused: { status: 400, text: "This passkey couldn’t be added. Please try again." },
  signInRequired: { status: 401, text: "Session expired, please log in again." },
  invalidCredentials: { status: 401, text: "Invalid email address or password" },
  passkeyUnknown: {
    status: 401,
    text: "We don’t recognize this passkey. Please log in another way.",
  },
  invalidSignature: { status: 401, text: "The signature doesn’t match this message." },
  licenceUnknown: {
    status: 401,
    text: "We couldn’t find this license, or its credentials don’t match.",
  },
  activationUnknown: { status: 401, text: "The activation and its token don’t match." },
  staffSignInRequired: {
    status: 401,
    text: "Only staff can make this call, through the back office.",
  },
  staffRoleTooLow: { status: 403, text: "Your role doesn’t allow this. Please ask a manager." },
  foreignCall: { status: 403, text: "Only the store’s own pages can make this call." },
  // Not 401, which means that the session is over.
  wrongPassword: { status: 403, text: "Incorrect password." },
  passwordRequired: { status: 403, text: "Please confirm this with your password." },
  takerAccountRequired: {
    status: 403,
    text: "Please log in to the account with this address, then open the link again.",
  },
  keptAccountRequired: {
    status: 403,
    text: "Please log in to the account you’re keeping, then open the link again.",
  },
  licenceRevoked: { status: 403, text: "This license was refunded and is no longer valid." },
  licenceUpgraded: {
    status: 403,
    text: "This license was upgraded. Please use the one that replaced it.",
  },
  planEnded: { status: 403, text: "This plan has ended." },
  activationEnded: { status: 403, text: "This computer was deactivated." },
  notEntitled: { status: 403, text: "This account has no license for this download." },
  planRequired: {
    status: 403,
    text: "This download comes with a plan that includes its plug-ins. This account has none.",
  },
  notFound: { status: 404, text: "There’s nothing at this address." },
  accountExists: {
    status: 409,
    text: "An account with this email already exists. Please log in.",
  },
  policiesChanged: {
    status: 409,
    text: "Our terms have changed. Please read the current version, then continue.",
  },
  planInBoth: {
    status: 409,
    text: "Both accounts have an active plan. Please cancel one of them first.",
  },
  seatsTaken: {
    status: 409,
    text: "This license is already active on all its computers. Please deactivate one of them first.",
  },
  transferOpen: {
    status: 409,
    text: "This license is already being transferred to someone else.",
  },
  planNotReady: {
    status: 409,
    text: "Your plan doesn’t allow this right now. Please check it and try again.",
  },
  planAmountChanged: {
    status: 409,
    text: "The amount has changed. Please review it before you confirm.",
  },
  planChangePending: {
    status: 409,
    text: "Another change to this plan is in progress. Please wait until it’s done.",
  },
  planCharges: {
    status: 409,
    text: "Your plan still has charges coming up. Please cancel it first.",
  },
  nameTaken: { status: 409, text: "Something else has this name. Please choose another one." },
  changedMeanwhile: {
    status: 409,
    text: "This has changed since you opened the page. Please review it again.",
  },
  tooLarge: { status: 413, text: "The request is too large." },
  unsupportedMediaType: { status: 415, text: "This content type isn’t supported." },
  productNotFound: { status: 404, text: "Product not found." },
  outdated: { status: 412, text: "This page is from an older release. Please reload it." },
  rangeNotSatisfiable: { status: 416, text: "The file doesn’t have the requested range." },
  transferRefused: { status: 422, text: "This license can’t be transferred." },
  legacyAccount: {
    status: 424,
    text: "You have attempted to sign in with a legacy account. Please check your email for further instructions on reactivating your account.",
  },
  setupRequired: { status: 428, text: "Please finish setting up your account." },
  couponRefused: { status: 422, text: "This code can’t be used with this cart." },
  codeRefused: { status: 422, text: "This code can’t be redeemed." },
  promotionRefused: {
    status: 422,
    text: "Our records indicate that you do not qualify for this promotion. We apologize for the inconvenience.",
  },
  cartRefused: { status: 422, text: "This cart can’t be checked out as it is." },
  tooManyRequests: { status: 429, text: "Too many requests. Please try again later." },
  unexpected: {
    status: 500,
    text: "Could not process your request at this time. Please try again.",
  },
  providerUnavailable: {
    status: 503,
    text: "We can’t reach the payment provider. Your cart is saved. Please try again later.",
  },
  planUnchanged: {
    status: 503,
    text: "We can’t reach the payment provider. Your plan hasn’t changed. Please try again later.",
  },
  planUndecided: {
    status: 503,
    text: "The payment provider didn’t answer, so the change may or may not have gone through. Please check your plan.",
  },
  unavailable: {
    status: 503,
    text: "Service temporarily unavailable. Please try again later.",
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorTable;
