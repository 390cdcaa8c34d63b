import { personKey } from "@autotune/commerce";
import { emailColumns } from "@autotune/database";
import { account } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { App } from "../../../platform/app.ts";
import { createAccountsApp } from "./testing/accounts-app.ts";

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createAccountsApp({ databaseUrl: clone.url });
});
afterAll(async () => {
  await app.close();
});

it("an account's row has the person key, by the rule that carts are decided with", async () => {
  const emails = [
    "nina.voss@gmail.com",
    "n.i.n.a+shop+a.b@googlemail.com",
    "nina@mail.googlemail.com",
    "nina@googlemailxcom.test",
    "nina.voss@stu.dio.test",
    "+only@studio.test",
    "jörg.ö+x@müller.test",
  ];
  const rows = await app.database
    .insert(account)
    .values(
      emails.map((email) => ({
        ...emailColumns(email),
        firstName: "N",
        lastName: "V",
        optinMarketing: false,
      })),
    )
    .returning({ email: account.email, person: account.person });
  expect(rows).toEqual(emails.map((email) => ({ email, person: personKey(email) })));
});
