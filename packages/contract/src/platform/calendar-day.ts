import Type from "typebox";

/**
 * A day as people and PostgreSQL know it: there is no year 0, and what a half-typed year makes of a date input, such as
 * 0202, is nobody's day. After 9999 a day is longer than its text, so that no day may come near.
 */
export const CalendarDay = Type.String({ format: "date", pattern: "^[12]" });
