/** A month of the calendar, in UTC like everything that is planned. */
export interface Month {
  readonly year: number;
  /** From 1 on. */
  readonly month: number;
}

export function monthOf(at: Date): Month {
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 };
}

/** From "2026-11"; undefined where it is none. */
export function readMonth(text: string | undefined): Month | undefined {
  const [, year, month] = /^(20\d\d|2100)-(0[1-9]|1[0-2])$/.exec(text ?? "") ?? [];
  return year === undefined ? undefined : { year: Number(year), month: Number(month) };
}

export function writeMonth({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

export function monthAfter({ year, month }: Month, months: number): Month {
  return monthOf(new Date(Date.UTC(year, month - 1 + months, 1)));
}

/** Whole weeks, from Monday on, that hold the month; days of its neighbours are undefined. */
export function weeksOf({ year, month }: Month): (number | undefined)[][] {
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => {
      const day = week * 7 + column - before + 1;
      return day >= 1 && day <= days ? day : undefined;
    }),
  );
}
