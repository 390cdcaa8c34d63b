/** What becomes of an event that tells of somebody else's order. */
export const notOfOurs = "not of ours";

/** An order was paid that is not what a checkout of ours decided: a person has to look at it. */
export class NotOfOurs extends Error {
  /** No checkout of ours led to it, so nothing needs to wait for that person. */
  readonly isForeign: boolean;

  constructor(reason: string, { isForeign }: { isForeign: boolean }) {
    super(reason);
    this.name = "NotOfOurs";
    this.isForeign = isForeign;
  }
}
