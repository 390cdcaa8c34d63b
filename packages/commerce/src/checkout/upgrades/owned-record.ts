/** A licence that somebody owns, as far as upgrades need to know it. */
export interface OwnedRecord {
  /** Path of the owned product. */
  readonly path: string;
  readonly pid: string;
  readonly name: string;
  readonly authenticationString: string;
  readonly purchaseId: string;
  readonly serial: string;
  /** The purchase that upgraded it; null while it can still be upgraded. */
  readonly upgradedTo: string | null;
}
