import type { Interval } from "@autotune/commerce";
import type { OrderEmail } from "../../order-email.ts";
import type { EmailTexts } from "../letter/letter-texts.ts";

interface Step {
  readonly title: string;
  readonly text: string;
}

interface Opening {
  readonly subject: (reference: string) => string;
  /** What the inbox shows beside the subject. */
  readonly preview: (serials: number) => string;
  readonly intro: (serials: number) => string;
}

/** All texts of the order e-mail. One table for each language; a missing text does not compile. */
export interface OrderTexts extends EmailTexts {
  opening: Readonly<Record<OrderEmail["state"], Opening>>;
  /** The name may be empty. */
  thanks: (firstName: string) => string;
  placedOn: string;
  quantity: string;
  licence: (ordinal: number, count: number) => string;
  upgradedFrom: (name: string) => string;
  /** Instead of an amount. */
  free: string;
  gift: string;
  every: (interval: Interval) => string;
  /** A plan with free days: what it costs after them. */
  freeUntil: (date: string, price: string, every: string) => string;
  /** A plan that was paid today. */
  renewsOn: (date: string, price: string, every: string) => string;
  /** A plan whose next charge has no day yet. */
  renews: (price: string, every: string) => string;
  subtotal: string;
  discount: string;
  tax: string;
  taxIncluded: string;
  total: string;
  paidWith: (cardEnding: string) => string;
  /** Leads to the installers of a product. */
  download: (name: string) => string;
  seeOrder: string;
  invoice: string;
  /** For guests. */
  setup: { readonly heading: string; readonly text: string; readonly button: string };
  nextHeading: string;
  /** Install, sign in, sing. */
  steps: readonly [Step, Step, Step];
  /** The closing line for those who can begin. */
  goodFirstTake: string;
}
