/**
 * The one table of what can go wrong: code → HTTP status → text. The code is what a client decides by;
 * the text is for a person who reads the answer as it is.
 */
export const errorTable = {
  invalidRequest: { status: 400, text: "The request is not of the form that this call takes." },
  invalidEmail: { status: 400, text: "Invalid email" },
  alreadyOnList: { status: 400, text: "Email address already registered" },
  linkExpired: { status: 400, text: "This link is too old. Please sign up again." },
  signInRequired: { status: 401, text: "Session expired, please log in again." },
  invalidCredentials: { status: 401, text: "Invalid email address or password" },
  invalidSignature: { status: 401, text: "The signature does not belong to this message." },
  foreignCall: { status: 403, text: "This call is for the shop's own pages." },
  notFound: { status: 404, text: "There is nothing at this address." },
  accountExists: {
    status: 409,
    text: "An account with this email already exists. Please log in.",
  },
  tooLarge: { status: 413, text: "The request is larger than this call takes." },
  unsupportedMediaType: { status: 415, text: "The request's content type is not taken here." },
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
  unavailable: {
    status: 503,
    text: "Service temporarily unavailable. Please try again later.",
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorTable;
