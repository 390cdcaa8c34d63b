/** How a plan is paid: always in advance, for one month or for twelve. */
export interface PlanCost {
  /** In the minor unit. */
  readonly price: number;
  readonly everyMonths: 1 | 12;
}

/** What has been paid once a month has begun, the first being 1. A year is paid whole with its first month. */
export function paidByMonth({ price, everyMonths }: PlanCost, month: number): number {
  return Math.ceil(month / everyMonths) * price;
}
