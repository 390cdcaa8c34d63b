import type { Account } from "./accounts.ts";

export function accountData({ id, contact, country, language }: Account): Record<string, unknown> {
  return {
    id,
    account: id,
    contact: { ...contact },
    address: { country },
    language,
    country,
    lookup: { global: id },
  };
}
