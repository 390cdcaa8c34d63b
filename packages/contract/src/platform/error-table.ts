import { longestPassword } from "@autotune/commerce";

/**
 * The one table of API errors: code → HTTP status → text. Clients decide by the code; the text is for a person
 * who reads the raw response.
 */
export const errorTable = {
  invalidRequest: { status: 400, text: "The request is not of the form that this call takes." },
  invalidEmail: { status: 400, text: "Invalid email" },
  alreadyOnList: { status: 400, text: "Email address already registered" },
  linkExpired: {
    status: 400,
    text: "This link is too old or was used before. Please ask for a new one.",
  },
  priceReached: { status: 400, text: "It does not cost more than that now." },
  commonPassword: {
    status: 400,
    text: "This password is on a list of common and stolen passwords. Please choose another one.",
  },
  passwordTooLong: {
    status: 400,
    text: `A password can have at most ${longestPassword} characters.`,
  },
  passkeyRefused: { status: 400, text: "This passkey could not be added. Please try again." },
  signInRequired: { status: 401, text: "Session expired, please log in again." },
  invalidCredentials: { status: 401, text: "Invalid email address or password" },
  passkeyUnknown: {
    status: 401,
    text: "This passkey is not known here. Please log in another way.",
  },
  invalidSignature: { status: 401, text: "The signature does not belong to this message." },
  licenceUnknown: {
    status: 401,
    text: "There is no such licence, or what proves it is not right.",
  },
  activationUnknown: { status: 401, text: "The activation and its token do not belong together." },
  staffSignInRequired: { status: 401, text: "This call is for staff, through the back office." },
  staffRoleTooLow: { status: 403, text: "Your role may not do this. Please ask a manager." },
  foreignCall: { status: 403, text: "This call is for the shop's own pages." },
  // Not 401, which means that the session is over.
  wrongPassword: { status: 403, text: "The password is not right." },
  passwordRequired: { status: 403, text: "Please confirm this with your password." },
  takerAccountRequired: {
    status: 403,
    text: "Please log in to the account of this address, then open the link again.",
  },
  keptAccountRequired: {
    status: 403,
    text: "Please log in to the account that stays, then open the link again.",
  },
  licenceRevoked: { status: 403, text: "This licence is no longer valid: it was given back." },
  licenceUpgraded: {
    status: 403,
    text: "This licence was upgraded. Please use the one that took its place.",
  },
  planEnded: { status: 403, text: "This plan has ended." },
  activationEnded: { status: 403, text: "This computer was deactivated." },
  notEntitled: { status: 403, text: "This account has no licence for this download." },
  notFound: { status: 404, text: "There is nothing at this address." },
  accountExists: {
    status: 409,
    text: "An account with this email already exists. Please log in.",
  },
  planInBoth: {
    status: 409,
    text: "Both accounts have a plan that runs. Please cancel one of them first.",
  },
  seatsTaken: {
    status: 409,
    text: "All computers of this licence are in use. Please deactivate one of them first.",
  },
  transferOpen: {
    status: 409,
    text: "This licence is being transferred to another person already.",
  },
  planNotReady: {
    status: 409,
    text: "This cannot be done with the plan as it is now. Please look at it again.",
  },
  planAmountChanged: {
    status: 409,
    text: "The amount has changed. Please look at it again before you confirm it.",
  },
  planChangePending: {
    status: 409,
    text: "Another change of this plan is under way. Please wait until it is done.",
  },
  planCharges: {
    status: 409,
    text: "Your plan would still be charged. Please cancel it first.",
  },
  changedMeanwhile: {
    status: 409,
    text: "This is not as it was when you opened the page. Please look at it again.",
  },
  tooLarge: { status: 413, text: "The request is larger than this call takes." },
  unsupportedMediaType: { status: 415, text: "The request's content type is not taken here." },
  productNotFound: { status: 404, text: "Product not found." },
  outdated: { status: 412, text: "This page is of an older release. Please load it again." },
  rangeNotSatisfiable: { status: 416, text: "The file has no such part." },
  transferRefused: { status: 422, text: "This licence cannot be transferred." },
  legacyAccount: {
    status: 424,
    text: "You have attempted to sign in with a legacy account. Please check your email for further instructions on reactivating your account.",
  },
  setupRequired: { status: 428, text: "Please complete your account." },
  couponRefused: { status: 422, text: "This code cannot be used for this cart." },
  codeRefused: { status: 422, text: "This code cannot be redeemed." },
  promotionRefused: {
    status: 422,
    text: "Our records indicate that you do not qualify for this promotion. We apologize for the inconvenience.",
  },
  cartRefused: { status: 422, text: "This cart cannot be paid for as it is." },
  tooManyRequests: { status: 429, text: "Too many requests. Please try again later." },
  unexpected: {
    status: 500,
    text: "Could not process your request at this time. Please try again.",
  },
  providerUnavailable: {
    status: 503,
    text: "The payment provider cannot be reached. Your cart is kept; please try again later.",
  },
  planUnchanged: {
    status: 503,
    text: "The payment provider cannot be reached. Your plan is as it was; please try again later.",
  },
  planUndecided: {
    status: 503,
    text: "The payment provider did not answer. It may have been done all the same; please look at the plan again.",
  },
  unavailable: {
    status: 503,
    text: "Service temporarily unavailable. Please try again later.",
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorTable;
