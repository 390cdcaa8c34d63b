export const freebieInputs = ["radio", "checkbox"] as const;
export type FreebieInput = (typeof freebieInputs)[number];

/** What somebody gets for nothing with a product. */
export interface Freebie {
  /** A product of its own in the catalogue, which costs nothing. */
  readonly path: string;
  /** Of the freebies of one group with radio buttons one is given; empty where there is nothing to choose. */
  readonly group: string;
  /** The person chooses; without a choice it is simply given. */
  readonly choice: boolean;
  /** `checkbox`: a plan that renews by itself unless the person opts out. */
  readonly inputType: FreebieInput;
  readonly isDefaultValue: boolean;
  /** A plan that is added to the one in the cart and not instead of it. */
  readonly subscriptionLineItemAddon: boolean;
}
