/** How a plan is paid: always in advance, for one month or for several. */
export interface PlanCost {
  /** In the minor unit. */
  readonly price: number;
  readonly everyMonths: number;
}

/** What has been paid once a month has begun, the first being 1. A term is paid whole with its first month. */
export function paidByMonth({ price, everyMonths }: PlanCost, month: number): number {
  return Math.ceil(month / everyMonths) * price;
}
