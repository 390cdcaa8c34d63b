/** When a cart is reminded of. Durations are intervals of PostgreSQL. */
export const reminderSchedule = {
  /** How often it is looked for carts to remind of. */
  lookForCarts: "*/10 * * * *",
  /** A cart counts as abandoned once untouched for this long, */
  abandonedAfter: "4 hours",
  /** and is too old for a reminder after this long. */
  tooOldAfter: "7 days",
  /** A purchase this shortly before the last touch means that the person has what they came for. */
  boughtBefore: "1 day",
};
