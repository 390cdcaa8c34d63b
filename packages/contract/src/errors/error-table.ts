/**
 * The one table of what can go wrong: code → HTTP status → text. The code is what a client decides by;
 * the text is for a person who reads the answer as it is.
 */
export const errorTable = {
  invalidRequest: { status: 400, text: "The request is not of the form that this call takes." },
  notFound: { status: 404, text: "There is nothing at this address." },
  tooLarge: { status: 413, text: "The request is larger than this call takes." },
  unsupportedMediaType: { status: 415, text: "The request's content type is not taken here." },
  tooManyRequests: { status: 429, text: "Too many requests. Please try again later." },
  unexpected: {
    status: 500,
    text: "Could not process your request at this time. Please try again.",
  },
  unavailable: {
    status: 503,
    text: "Service temporarily unavailable. Please try again later.",
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorTable;
