import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { Visitor } from "../../src/modules/accounts/testing/visitor.ts";
import type { ReadableMail } from "../mailbox.ts";
import type { TestShop } from "../shop.ts";

export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly visitor: Visitor;
}

/** People of a whole shop, each in a browser at an address of its own, so that no limit holds against the next. */
export function customersOf({ web, mailbox }: TestShop) {
  let people = 0;
  const browser = () => {
    people += 1;
    const address = `10.${Math.floor(people / 62_500)}.${Math.floor(people / 250) % 250}.${people % 250}`;
    return new Visitor(web, { "x-forwarded-for": address });
  };
  return {
    browser,

    newCustomer: async (): Promise<Customer> => {
      const email = `${randomUUID()}@studio.test`;
      const visitor = browser();
      const created = await visitor.createAccount(email);
      expect(created.statusCode, created.body).toBe(201);
      return { id: created.json<{ id: number }>().id, email, visitor };
    },

    /** The mail that comes to an address under this name. */
    mailTo: (email: string, name: string): Promise<ReadableMail> =>
      vi.waitFor(
        () => {
          const found = mailbox
            .mailsTo(email)
            .find(({ messageId }) => messageId.startsWith(`<${name}-`));
          if (found === undefined) throw new Error(`No ${name} has come to ${email}`);
          return found;
        },
        { timeout: 15_000, interval: 50 },
      ),
  };
}

export type Customers = ReturnType<typeof customersOf>;
