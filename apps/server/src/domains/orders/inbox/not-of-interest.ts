/** Outcome of an event that has no handler. */
export const notOfInterest = "not of interest";
