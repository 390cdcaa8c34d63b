interface GivenBack {
  /** What the programme was told that the order came to. */
  readonly sold: number;
  /** What was paid, with tax, and how much of that had been given back before. */
  readonly paid: number;
  readonly before: number;
  /** What is given back now. */
  readonly returned: number;
}

/**
 * How much of a sale a return takes back. Of tax the programme knows nothing, so the share counts; reckoned from all
 * that was given back until now, so that several returns never come to more than the sale, nor all to less.
 */
export function reversedAmount({ sold, paid, before, returned }: GivenBack): number {
  const shareOf = (givenBack: number) =>
    paid === 0 ? 0 : Math.round(sold * (Math.min(givenBack, paid) / paid));
  return shareOf(before + returned) - shareOf(before);
}
