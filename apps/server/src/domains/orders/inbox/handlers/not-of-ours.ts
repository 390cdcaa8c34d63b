/** Outcome of an event about an order that is not ours. */
export const notOfOurs = "not of ours";

/** A paid order does not match what our checkout decided: a person has to look at it. */
export class NotOfOurs extends Error {
  /** It came from no checkout of ours, so nothing needs to wait for that person. */
  readonly isThirdParty: boolean;

  constructor(reason: string, { isThirdParty }: { isThirdParty: boolean }) {
    super(reason);
    this.name = "NotOfOurs";
    this.isThirdParty = isThirdParty;
  }
}
