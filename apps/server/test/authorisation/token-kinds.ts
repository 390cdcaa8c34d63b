import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@autotune/contract";
import { account } from "@autotune/database/schema";
import { eq, sql, type SQL } from "drizzle-orm";
import {
  password,
  signUp,
  type Visitor,
} from "../../src/domains/identity/accounts/testing/visitor.ts";
import { giveLicence } from "../../src/domains/licensing/licences/testing/give-licence.ts";
import { SoftwareAuthenticator } from "../../src/domains/identity/passkeys/testing/software-authenticator.ts";
import type { ReadableMail } from "../mailbox.ts";
import { settings } from "../settings.ts";
import type { TestShop } from "../shop.ts";
import type { Customer, Customers } from "./customers.ts";

export interface TokenResponse {
  readonly statusCode: number;
  readonly body: string;
}

/** A token that was issued to a user, and the endpoint that takes it. */
export interface Issued {
  readonly token: string;
  /** Where it belongs. */
  readonly call: string;
  /** Sends a token there from this browser. */
  readonly use: (by: Visitor, token: string) => Promise<TokenResponse>;
  /** Whose browser it works in; any, where that does not matter. */
  readonly holder: Visitor;
  /** What consumes it, where sending it does not. */
  readonly spend?: () => Promise<unknown>;
  readonly letExpire: () => Promise<unknown>;
}

export type TokenKind = () => Promise<Issued>;

const here = { origin: settings.PUBLIC_URL, host: new URL(settings.PUBLIC_URL).hostname };

/** Every token that the shop issues, by its purpose. */
export function tokenKindsOf(
  shop: TestShop,
  { browser, newCustomer, mailTo }: Customers,
): Record<string, TokenKind> {
  const { database } = shop.connection;
  const pass = (table: string, interval: string, of: SQL) => () =>
    database.execute(sql`
      update shop.${sql.identifier(table)} set created_at = created_at - ${interval}::interval
       where ${of}`);
  const tokenIn = ({ text }: ReadableMail) => /(?:token|gt)=([\w-]{43})\b/.exec(text)?.[1] ?? "";

  const offerLicence = async (side: "giver" | "taker"): Promise<Issued> => {
    const [giver, taker] = [await newCustomer(), await newCustomer()];
    const pid = "PID-auto-tune-pro";
    const { serial, id } = await giveLicence(database, giver.id, { pid });
    await giver.visitor.post(`licences/${serial}/transfer`, { email: taker.email });
    const recipient = side === "giver" ? giver : taker;
    return {
      token: tokenIn(await mailTo(recipient.email, "transfer")),
      call: "transfers/answer",
      use: (by, token) => by.post("transfers/answer", { token, accept: true }),
      holder: side === "giver" ? browser() : taker.visitor,
      letExpire: pass("licence_transfer", "15 days", sql`licence_id = ${id}`),
    };
  };

  const requestEmailChange = async (side: "old" | "new"): Promise<Issued> => {
    const customer = await newCustomer();
    const email = `new-${customer.email}`;
    await customer.visitor.post("user/email-change", { email, password });
    const mailed = await mailTo(side === "old" ? customer.email : email, "email-change");
    return {
      token: tokenIn(mailed),
      call: "email-change/confirm",
      use: (by, token) => by.post("email-change/confirm", { token }),
      holder: browser(),
      letExpire: pass("email_change", "25 hours", sql`account_id = ${customer.id}`),
    };
  };

  /** A browser sends the token in its cookie. */
  const withCookie = (name: string, show: (by: Visitor) => Promise<TokenResponse>) => {
    return (by: Visitor, token: string) => {
      by.cookies.set(name, token);
      return show(by);
    };
  };

  return {
    async session() {
      const { visitor, id } = await newCustomer();
      return {
        token: visitor.cookies.get("__Host-session") ?? "",
        call: "user",
        use: withCookie("__Host-session", (by) => by.get("user")),
        holder: browser(),
        spend: () => visitor.signOut(),
        letExpire: () =>
          database.execute(sql`
            update shop.session set expires_at = now() - interval '1 second'
             where account_id = ${id}`),
      };
    },

    async "password reset"() {
      const { email, id } = await newCustomer();
      await browser().requestReset(email);
      return {
        token: tokenIn(await mailTo(email, "reset")),
        call: "password/reset",
        use: (by, token) => by.resetPassword(token, "Another42up"),
        holder: browser(),
        letExpire: pass("password_reset_token", "61 minutes", sql`account_id = ${id}`),
      };
    },

    async "set-up"() {
      const email = `guest-${crypto.randomUUID()}@studio.test`;
      await browser().post("partial-user", { email });
      const [guest] = await database
        .select({ id: account.id })
        .from(account)
        .where(eq(account.email, email));
      await giveLicence(database, guest?.id ?? 0);
      // The account's belongings are available to the owner of its mailbox alone.
      await browser().createAccount(email);
      const { first_name, last_name } = signUp(email);
      return {
        token: tokenIn(await mailTo(email, "set-up")),
        call: "guest/update",
        use: (by, guest_token) =>
          by.patch("guest/update", { guest_token, first_name, last_name, email, password }),
        holder: browser(),
        letExpire: pass("account_setup_token", "31 days", sql`account_id = ${guest?.id}`),
      };
    },

    "transfer, giver": () => offerLicence("giver"),
    "transfer, taker": () => offerLicence("taker"),
    "e-mail change, old address": () => requestEmailChange("old"),
    "e-mail change, new address": () => requestEmailChange("new"),

    async merge() {
      const [kept, merged] = [await newCustomer(), await newCustomer()];
      await kept.visitor.post("account-merges", { email: merged.email });
      return {
        token: tokenIn(await mailTo(merged.email, "merge")),
        call: "account-merges/confirm",
        use: (by, token) => by.post("account-merges/confirm", { token }),
        holder: kept.visitor,
        letExpire: pass("account_merge", "25 hours", sql`kept_account_id = ${kept.id}`),
      };
    },

    async "passkey to add"() {
      const { visitor, id } = await newCustomer();
      const response = await visitor.post("passkeys/options", {});
      const { challenge } = response.json<PasskeyCreationOptions>();
      const credential = new SoftwareAuthenticator().create({ ...here, challenge });
      return {
        token: visitor.cookies.get("__Host-passkey") ?? "",
        call: "passkeys",
        use: withCookie("__Host-passkey", (by) => by.post("passkeys", { credential })),
        holder: visitor,
        letExpire: pass("passkey_challenge", "301 seconds", sql`account_id = ${id}`),
      };
    },

    async "passkey to sign in"() {
      const key = await addPasskey(await newCustomer());
      const visitor = browser();
      const response = await visitor.post("passkey-sign-in/options");
      const { challenge } = response.json<PasskeyRequestOptions>();
      const credential = key.get({ ...here, challenge });
      return {
        token: visitor.cookies.get("__Host-passkey") ?? "",
        call: "passkey-sign-in",
        use: withCookie("__Host-passkey", (by) => by.post("passkey-sign-in", { credential })),
        holder: visitor,
        letExpire: pass("passkey_challenge", "301 seconds", sql`challenge = ${challenge}`),
      };
    },
  };
}

async function addPasskey({ visitor }: Customer): Promise<SoftwareAuthenticator> {
  const response = await visitor.post("passkeys/options", {});
  const { challenge } = response.json<PasskeyCreationOptions>();
  const key = new SoftwareAuthenticator();
  await visitor.post("passkeys", { credential: key.create({ ...here, challenge }) });
  return key;
}
