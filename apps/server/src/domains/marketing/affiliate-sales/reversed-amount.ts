interface GivenBack {
  /** The order's total as reported to the programme. */
  readonly sold: number;
  /** What was paid, with tax, and how much of that had been refunded before. */
  readonly paid: number;
  readonly before: number;
  /** What is refunded now. */
  readonly returned: number;
}

/**
 * How much of a sale a return reverses. The programme knows no tax, so the share counts; computed from all refunds so
 * far, so that several returns never add up to more than the sale, nor all to less.
 */
export function reversedAmount({ sold, paid, before, returned }: GivenBack): number {
  const shareOf = (givenBack: number) =>
    paid === 0 ? 0 : Math.round(sold * (Math.min(givenBack, paid) / paid));
  return shareOf(before + returned) - shareOf(before);
}
