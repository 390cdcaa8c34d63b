/** What becomes of an event that nobody here handles. */
export const notOfInterest = "not of interest";
