interface Step {
  readonly title: string;
  readonly text: string;
}

/** Everything that the order mail says. One table for each language; a missing text does not compile. */
export interface OrderTexts {
  subject: (reference: string) => string;
  /** What the inbox shows beside the subject. */
  preview: (serials: number) => string;
  /** The name may be empty. */
  thanks: (firstName: string) => string;
  intro: (serials: number) => string;
  /** Between a label and its value, with the spaces that the language puts around it. */
  colon: string;
  orderNumber: string;
  placedOn: string;
  quantity: string;
  licence: (ordinal: number, count: number) => string;
  serialNumber: string;
  authenticationCode: string;
  subtotal: string;
  discount: string;
  tax: string;
  taxIncluded: string;
  total: string;
  paidWith: (cardEnding: string) => string;
  seeOrder: string;
  invoice: string;
  nextHeading: string;
  /** Install, sign in, sing. */
  steps: readonly [Step, Step, Step];
  goodbye: string;
  team: string;
  demonstration: string;
  whyThisMail: (reference: string) => string;
}
