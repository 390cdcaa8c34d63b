/** The pages that a customer agrees to with an order, by their keys. */
export const agreedDocuments = ["terms-of-service", "privacy-policy"] as const;
export type AgreedDocument = (typeof agreedDocuments)[number];
