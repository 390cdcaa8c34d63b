export type CardOutcome =
  | "accepted"
  | "acceptedOnce"
  | "declined"
  | "insufficientFunds"
  | "authentication";

const outcomes = new Map<string, CardOutcome>([
  ["4242424242424242", "accepted"],
  ["4000000000000002", "declined"],
  ["4000000000009995", "insufficientFunds"],
  ["4000000000003220", "authentication"],
  ["4000000000000341", "acceptedOnce"],
]);

/** No money moves here, so a number that is none of the test cards is declined: it may be somebody's. */
export function outcomeOfCard(number: string): CardOutcome {
  return outcomes.get(digitsOf(number)) ?? "declined";
}

export interface Card {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardField = keyof Card;

/** The fields that cannot be right, so that nothing is tried with them. */
export function wrongCardFields({ number, expiry, cvc }: Card, now: Date): CardField[] {
  const wrong: CardField[] = [];
  if (!isCardNumber(number)) wrong.push("number");
  if (!isFutureExpiry(expiry, now)) wrong.push("expiry");
  if (!/^\d{3,4}$/.test(cvc.trim())) wrong.push("cvc");
  return wrong;
}

export function digitsOf(number: string): string {
  return number.replaceAll(/\s/g, "");
}

/** Length and Luhn's check digit. */
export function isCardNumber(number: string): boolean {
  const digits = digitsOf(number);
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, character, index) => {
      const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
      return total + (digit > 9 ? digit - 9 : digit);
    }, 0);
  return sum % 10 === 0;
}

/** "04 / 29" holds to the end of its month. */
export function isFutureExpiry(expiry: string, now: Date): boolean {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return false;
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}
