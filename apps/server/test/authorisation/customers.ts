import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { Visitor } from "../../src/domains/identity/accounts/testing/visitor.ts";
import type { ReadableMail } from "../mailbox.ts";
import type { TestShop } from "../shop.ts";

export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly visitor: Visitor;
}

/** Users of a whole shop, each in a browser with its own IP address, so that no rate limit affects the next. */
export function customersOf({ web, mailbox }: TestShop) {
  let people = 0;
  const browser = () => {
    people += 1;
    const ipAddress = `10.${Math.floor(people / 62_500)}.${Math.floor(people / 250) % 250}.${people % 250}`;
    return new Visitor(web, { "x-forwarded-for": ipAddress });
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

    /** The message to an email address with this name. */
    mailTo: (email: string, name: string): Promise<ReadableMail> =>
      vi.waitFor(
        () => {
          const found = mailbox
            .mailsTo(email)
            .find(({ messageId }) => messageId.startsWith(`<${name}-`));
          if (found === undefined) throw new Error(`No ${name} was sent to ${email}`);
          return found;
        },
        { timeout: 15_000, interval: 50 },
      ),
  };
}

export type Customers = ReturnType<typeof customersOf>;
