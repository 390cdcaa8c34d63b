/** The texts of a player, in the page's language. */
export interface PlayerWords {
  readonly play: string;
  readonly pause: string;
  readonly versions: string;
  readonly before: string;
  readonly after: string;
  /** Who sings. */
  readonly singer: string;
  readonly volume: string;
  readonly position: string;
  /** The place in words, for screen readers. */
  readonly at: (seconds: number) => string;
  readonly loading: string;
  readonly failed: string;
  readonly tryAgain: string;
}
