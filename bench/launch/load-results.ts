import Type, { type Static } from "typebox";

const Milliseconds = Type.Array(Type.Number());

/** A response that nobody should get, and when. */
const Failure = Type.Object({ at: Type.Number(), what: Type.String() });
export type Failure = Static<typeof Failure>;

export const VisitsResult = Type.Object({
  requests: Type.Integer(),
  /** Until the page was there, and until everything that it names was. */
  pages: Milliseconds,
  visits: Milliseconds,
  failures: Type.Array(Failure),
  seconds: Type.Number(),
});
export type VisitsResult = Static<typeof VisitsResult>;

const Paid = Type.Object({ checkoutId: Type.String(), sessionId: Type.String() });

export const ShoppersResult = Type.Object({
  begun: Type.Integer(),
  paid: Type.Array(Paid),
  /** The call that opens a payment, and the call that asks for the order. */
  opening: Milliseconds,
  asking: Milliseconds,
  /** From the payment until the buyer's page has the order. */
  delivery: Milliseconds,
  /** How many were paid and not delivered when the last buyer came. */
  openAtEnd: Type.Integer(),
  /** Calls that the edge could not serve; each was made again, as the page's button is pressed again. */
  cutOff: Type.Array(Failure),
  /** Buyers who did not get what they paid for, or could not pay. */
  failures: Type.Array(Failure),
  seconds: Type.Number(),
});
export type ShoppersResult = Static<typeof ShoppersResult>;
