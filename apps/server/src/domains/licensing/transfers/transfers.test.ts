import type { LicenceResponse } from "@autotune/contract";
import { account, activation, licence, licenceTransfer } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { startMailbox, type Mailbox } from "../../../../test/mailbox.ts";
import { settings } from "../../../../test/settings.ts";
import { startMailWorker } from "../../../../test/start-mail-worker.ts";
import type { App } from "../../../platform/app.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { createAccountRepository } from "../../identity/accounts/repository.ts";
import { sendSetupEmails } from "../../identity/account-emails/send-setup-email.ts";
import { countStatuses } from "../../identity/accounts/testing/visitor.ts";
import { activationsModule } from "../activations/module.ts";
import { giveLicence, type GivenLicence } from "../licences/testing/give-licence.ts";
import {
  callAsPage,
  createLicensingApp,
  signedIn,
  type SignedIn,
} from "../licences/testing/licensing-app.ts";
import { gatherData } from "../../privacy/data-export/gather-data.ts";
import { expireTransfers } from "./jobs.ts";
import { sendTransferEmails } from "./send-transfer-email.ts";

let clone: ClonedDatabase;
let mailbox: Mailbox;
let web: App;
let worker: App;
beforeAll(async () => {
  [clone, mailbox] = await Promise.all([cloneDatabase(inject("databaseTemplate")), startMailbox()]);
  worker = await startMailWorker(clone.url, mailbox);
  await worker.workOn(sendTransferEmails(worker, settings.PUBLIC_URL));
  await worker.workOn(sendSetupEmails(worker, settings.PUBLIC_URL));
  web = await createLicensingApp({ databaseUrl: clone.url });
}, 60_000);
afterAll(async () => {
  await Promise.all([web.close(), worker.close(), mailbox.close()]);
});

let giver: SignedIn;
let given: GivenLicence;
let takerEmail: string;
beforeEach(async () => {
  giver = await signedIn(web);
  given = await giveLicence(web.database, giver.id, { boughtDaysAgo: 30 });
  takerEmail = `${crypto.randomUUID()}@taker.test`;
});

const start = (email = takerEmail, by = giver) =>
  by.call("POST", `/laravel/rest/licences/${given.serial}/transfer`, { email });
const withdraw = (by = giver) =>
  by.call("DELETE", `/laravel/rest/licences/${given.serial}/transfer`);

let ipAddressCount = 0;
/** Each from an IP address of its own, so that no limit affects the next test. */
const openLink = (path: string, payload: object, by?: SignedIn) =>
  callAsPage(web, "POST", `/laravel/rest/transfers/${path}`, {
    payload,
    ...(by === undefined ? {} : { cookie: by.cookie }),
    ipAddress: `198.51.100.${(ipAddressCount += 1) % 250}`,
  });
const look = (token: string, lang?: string) => openLink("look", { token, lang });
const answer = (token: string, accept = true, by?: SignedIn) =>
  openLink("answer", { token, accept }, by);

/** The kinds of the transfer emails that a person got. */
const emailsTo = (email: string) =>
  mailbox
    .mailsTo(email)
    .map(
      ({ messageId }) => /^<(transfer-[a-zA-Z]+|[a-z-]+?)-[\da-f]{8}/.exec(messageId)?.[1] ?? "",
    );

/** Waits until no email is on its way. */
async function untilDelivered(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await web.database.execute(
        sql`select name, output from jobs.job where state < 'completed' and data is not null
              and name in ('send-transfer-email', 'send-setup-email')`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 15_000, interval: 50 },
  );
}

/** The token of the newest email that a person got. */
function tokenTo(email: string): string {
  const text = mailbox.mailsTo(email).at(-1)?.text ?? "";
  return /\/confirm#kind=transfer&token=([\w-]{43})/.exec(text)?.[1] ?? "";
}

/** Begins, and reads the tokens out of the two mailboxes. */
async function begin() {
  expect((await start()).statusCode).toBe(200);
  await untilDelivered();
  return { giverToken: tokenTo(giver.email), takerToken: tokenTo(takerEmail) };
}

async function stateOf(response: ReturnType<typeof answer>): Promise<unknown> {
  const { state, error } = (await response).json<{ state?: string; error?: string }>();
  return state ?? error;
}

async function stored() {
  const [row] = await web.database.select().from(licence).where(eq(licence.id, given.id));
  return row;
}

async function accountOf(email: string) {
  const [row] = await web.database.select().from(account).where(eq(account.email, email));
  return row;
}

const read = async (owner: SignedIn) =>
  (await owner.call("GET", `/laravel/rest/licences/${given.serial}`)).json<LicenceResponse>();

const letPass = (days: number) =>
  web.database
    .update(licenceTransfer)
    .set({ createdAt: sql`created_at - ${days} * interval '1 day'` })
    .where(eq(licenceTransfer.licenceId, given.id));

describe("a transfer", () => {
  it("asks both people by email, and moves the licence once both have agreed", async () => {
    const taker = await signedIn(web, takerEmail);
    await web.database.insert(activation).values({
      licenceId: given.id,
      deviceId: "studio-imac",
      deviceName: "Studio",
      system: "mac",
      appVersion: "11",
    });
    const { giverToken, takerToken } = await begin();
    expect(emailsTo(giver.email)).toEqual(["transfer-askGiver"]);
    expect(emailsTo(takerEmail)).toEqual(["transfer-askTaker"]);
    const [toGiver] = mailbox.mailsTo(giver.email);
    expect(toGiver?.text).toContain("AutoTune Pro");
    expect(toGiver?.text).toContain(takerEmail);
    const [toTaker] = mailbox.mailsTo(takerEmail);
    expect(toTaker?.text).toContain("Ana Rey");
    expect(toTaker?.text).not.toContain(giver.email);
    expect(toTaker?.text).not.toContain(given.serial);

    expect((await look(takerToken)).json()).toEqual({
      role: "taker",
      product: "AutoTune Pro",
      from: "Ana Rey",
      to_email: takerEmail,
      state: "open",
    });
    expect((await look(giverToken, "es")).json()).toMatchObject({
      role: "giver",
      product: "AutoTune Pro (es)",
    });

    expect(await stateOf(answer(takerToken, true, taker))).toBe("waiting");
    expect((await stored())?.accountId).toBe(giver.id);
    expect((await read(giver)).transfer).toMatchObject({
      to_email: takerEmail,
      giver_confirmed: false,
      taker_confirmed: true,
    });
    expect(await stateOf(answer(giverToken))).toBe("done");

    const moved = await stored();
    expect(moved).toMatchObject({ accountId: taker.id, serial: given.serial });
    expect(moved?.authenticationString).not.toBe(given.authenticationString);
    expect((await read(taker)).activations).toEqual([]);
    expect((await read(taker)).history).toMatchObject([{ state: "done" }]);
    expect((await read(giver)).serial).toBeUndefined();
    await untilDelivered();
    expect(emailsTo(giver.email)).toEqual(["transfer-askGiver", "transfer-doneGiver"]);
    expect(emailsTo(takerEmail)).toEqual(["transfer-askTaker", "transfer-doneTaker"]);
  });

  it("in the other order is the same; a recipient without an account gets one, and an email to set it up", async () => {
    const { giverToken, takerToken } = await begin();
    expect(await accountOf(takerEmail)).toBeUndefined();
    expect(await stateOf(answer(giverToken))).toBe("waiting");
    expect(await stateOf(answer(takerToken))).toBe("done");
    const made = await accountOf(takerEmail);
    expect(made).toMatchObject({ passwordHash: null, optinMarketing: false });
    expect((await stored())?.accountId).toBe(made?.id);
    await untilDelivered();
    const setup = mailbox
      .mailsTo(takerEmail)
      .filter(({ text }) => text.includes(`${settings.PUBLIC_URL}/setup?gt=`));
    expect(setup).toHaveLength(1);
  });

  it("takes along no computer of the giver, not even one that was deactivated before", async () => {
    const taker = await signedIn(web, takerEmail);
    const ended = new Date(Date.now() - 60_000);
    const computer = { licenceId: given.id, system: "mac", appVersion: "11" } as const;
    await web.database.insert(activation).values([
      { ...computer, deviceId: "studio-imac", deviceName: "Studio" },
      { ...computer, deviceId: "attic-imac", deviceName: "Attic", endedAt: ended },
    ]);
    const { giverToken, takerToken } = await begin();
    expect(await gatherData(web.transact, [activationsModule], giver.id)).toMatchObject({
      activations: [expect.anything(), expect.anything()],
    });
    await answer(takerToken, true, taker);
    expect(await stateOf(answer(giverToken))).toBe("done");
    const left = await web.database
      .select()
      .from(activation)
      .where(eq(activation.licenceId, given.id))
      .orderBy(activation.endedAt);
    const forgotten = { deviceId: "", deviceName: "" };
    expect(left).toMatchObject([
      { ...forgotten, endedAt: ended },
      { ...forgotten, endedAt: expect.any(Date) },
    ]);
    expect(await gatherData(web.transact, [activationsModule], taker.id)).toEqual({
      activations: [],
    });
    await untilDelivered();
  });

  it("arrives at the account of the mailbox, however the giver writes its email address", async () => {
    const taker = await signedIn(web, `${crypto.randomUUID()}@xn--mller-kva.test`);
    const [local = ""] = taker.email.split("@");
    const written = ` ${local.toUpperCase()}@Müller.test `;
    expect((await start(written)).statusCode).toBe(200);
    await untilDelivered();
    expect(emailsTo(taker.email)).toEqual(["transfer-askTaker"]);
    // The same offer, also once it has the account's spelling.
    expect((await start(written)).statusCode).toBe(200);
    expect(await stateOf(answer(tokenTo(giver.email)))).toBe("waiting");
    expect(await stateOf(answer(tokenTo(taker.email), true, taker))).toBe("done");
    expect((await stored())?.accountId).toBe(taker.id);
    await untilDelivered();
    expect(emailsTo(taker.email)).toEqual(["transfer-askTaker", "transfer-doneTaker"]);
  });

  it("goes into no account that merely claims the email address: its recipient must be signed in there", async () => {
    const claimant = await signedIn(web, takerEmail);
    const stranger = await signedIn(web);
    const { giverToken, takerToken } = await begin();
    for (const by of [undefined, stranger, giver]) {
      const rejected = await answer(takerToken, true, by);
      expect([rejected.statusCode, rejected.json<{ error: string }>().error]).toEqual([
        403,
        "takerAccountRequired",
      ]);
    }
    expect(await stateOf(answer(giverToken))).toBe("waiting");
    expect((await stored())?.accountId).toBe(giver.id);
    // The link was not used up, and declining needs no sign-in.
    expect(await stateOf(answer(takerToken, true, claimant))).toBe("done");
    expect((await stored())?.accountId).toBe(claimant.id);
    given = await giveLicence(web.database, giver.id);
    expect(await stateOf(answer((await begin()).takerToken, false))).toBe("declined");
  });

  it("goes to the account at the time of the yes, not to one that signed up since", async () => {
    const { giverToken, takerToken } = await begin();
    expect(await stateOf(answer(takerToken))).toBe("waiting");
    const made = await accountOf(takerEmail);
    const thief = { passwordHash: "thief", firstName: "Eve", lastName: "Ito" };
    const signUp = { email: takerEmail, optinMarketing: false, language: null, ...thief };
    expect(await createAccountRepository(web.database).create(signUp)).toBeUndefined();
    expect(await stateOf(answer(giverToken))).toBe("done");
    expect((await stored())?.accountId).toBe(made?.id);
    expect((await accountOf(takerEmail))?.passwordHash).toBeNull();
  });

  it("is declined by one side or withdrawn by the other, who are notified, and can begin anew", async () => {
    const first = await begin();
    expect(await stateOf(answer(first.takerToken, false))).toBe("declined");
    expect((await look(first.giverToken)).json()).toMatchObject({ state: "declined" });
    expect(await stateOf(answer(first.giverToken))).toBe("linkExpired");
    await untilDelivered();
    expect(emailsTo(giver.email)).toEqual(["transfer-askGiver", "transfer-endedGiver"]);

    const second = await begin();
    expect((await withdraw()).statusCode).toBe(204);
    expect((await withdraw()).statusCode).toBe(204);
    expect((await look(second.takerToken)).json()).toMatchObject({ state: "withdrawn" });
    expect(await stateOf(answer(second.takerToken))).toBe("linkExpired");
    await untilDelivered();
    expect(emailsTo(takerEmail)).toEqual([
      "transfer-askTaker",
      "transfer-askTaker",
      "transfer-endedTaker",
    ]);

    const third = await begin();
    expect(await stateOf(answer(third.giverToken, false))).toBe("withdrawn");
    expect((await read(giver)).history.map(({ state }) => state)).toEqual([
      "withdrawn",
      "withdrawn",
      "declined",
    ]);
    expect(await stored()).toEqual(given);
  });

  it("ends after 14 days, and both are notified", async () => {
    const { giverToken, takerToken } = await begin();
    expect(await stateOf(answer(giverToken))).toBe("waiting");
    await letPass(14);
    // Too late also before the job has run.
    expect((await look(takerToken)).json()).toMatchObject({ state: "expired" });
    expect(await stateOf(answer(takerToken))).toBe("linkExpired");
    await expireTransfers(worker).run();
    await expireTransfers(worker).run();
    await untilDelivered();
    expect(emailsTo(giver.email)).toEqual(["transfer-askGiver", "transfer-endedGiver"]);
    expect(emailsTo(takerEmail)).toEqual(["transfer-askTaker", "transfer-endedTaker"]);
    expect(await read(giver)).toMatchObject({ transfer: null, history: [{ state: "expired" }] });
    expect(await stored()).toEqual(given);
  });

  it("that was withdrawn before its email was sent notifies nobody", async () => {
    const [ended] = await web.database
      .insert(licenceTransfer)
      .values({
        licenceId: given.id,
        fromAccountId: giver.id,
        toEmail: takerEmail,
        state: "withdrawn",
        endedAt: new Date(),
      })
      .returning({ id: licenceTransfer.id });
    const { run } = sendTransferEmails(worker, settings.PUBLIC_URL);
    for (const emailKind of ["askGiver", "askTaker", "endedTaker"] as const)
      await run({ transferId: ended?.id ?? "", letter: emailKind });
    expect([...emailsTo(giver.email), ...emailsTo(takerEmail)]).toEqual([]);
  });
});

describe("a licence cannot be offered", () => {
  const rejectionOf = async (email?: string) => {
    const rejected = await start(email);
    const { error, reason } = rejected.json<{ error: string; reason?: string }>();
    return [rejected.statusCode, error, ...(reason === undefined ? [] : [reason])];
  };
  const set = (changes: Partial<typeof licence.$inferInsert>) =>
    web.database.update(licence).set(changes).where(eq(licence.id, given.id));

  it("to oneself, in any spelling of the email address, nor to an invalid one", async () => {
    giver = await signedIn(web, `nina.voss.${Date.now()}@gmail.com`);
    await set({ accountId: giver.id });
    const [local = ""] = giver.email.split("@");
    for (const email of [
      giver.email,
      ` ${giver.email.toUpperCase()} `,
      `${local.replaceAll(".", "")}+other@gmail.com`,
      `${local}@googlemail.com`,
    ])
      expect(await rejectionOf(email)).toEqual([422, "transferRefused", "ownAddress"]);
    for (const email of ["", "nobody", "a b@studio.test"])
      expect(await rejectionOf(email)).toEqual([400, "invalidEmail"]);
  });

  it("within its refund period, after a refund, when it was upgraded, or as a gift", async () => {
    await set({ upgradedAt: new Date() });
    expect(await rejectionOf()).toEqual([422, "transferRefused", "upgraded"]);
    await set({ revokedAt: new Date() });
    expect(await rejectionOf()).toEqual([422, "transferRefused", "revoked"]);
    given = await giveLicence(web.database, giver.id, { boughtDaysAgo: 13 });
    expect(await rejectionOf()).toEqual([422, "transferRefused", "tooRecent"]);
    given = await giveLicence(web.database, giver.id, { boughtDaysAgo: 20, isGift: true });
    expect(await rejectionOf()).toEqual([422, "transferRefused", "gift"]);
  });

  it("by another person, signed out, or from another site", async () => {
    const stranger = await signedIn(web);
    expect((await start(takerEmail, stranger)).statusCode).toBe(404);
    expect((await withdraw(stranger)).statusCode).toBe(404);
    const url = `/laravel/rest/licences/${given.serial}/transfer`;
    const payload = { email: takerEmail };
    expect((await callAsPage(web, "POST", url, { payload })).statusCode).toBe(401);
    const headers = { cookie: giver.cookie };
    expect((await web.inject({ method: "POST", url, headers, payload })).statusCode).toBe(403);
    await start();
    await stranger.call("DELETE", url);
    expect((await read(giver)).transfer).not.toBeNull();
  });

  it("to two people at once; the same one again is the same offer", async () => {
    const responses = await Promise.all([start(), start(), start("other@taker.test")]);
    // Whichever of the two recipients was first.
    expect([
      { 200: 2, 409: 1 },
      { 200: 1, 409: 2 },
    ]).toContainEqual(countStatuses(responses));
    await untilDelivered();
    expect(emailsTo(giver.email)).toEqual(["transfer-askGiver"]);
  });

  it("more often than twenty times a day", async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await start()).statusCode).toBe(200);
      await withdraw();
    }
    const rejected = await start();
    expect([rejected.statusCode, Number(rejected.headers["retry-after"])]).toEqual([
      429,
      expect.any(Number),
    ]);
    await untilDelivered();
  });
});

describe("the link of an email", () => {
  it("works once, also for concurrent requests", async () => {
    const { giverToken, takerToken } = await begin();
    const responses = await Promise.all(Array.from({ length: 8 }, () => answer(giverToken)));
    const states = await Promise.all(responses.map((one) => stateOf(Promise.resolve(one))));
    expect(states.filter((state) => state === "waiting")).toHaveLength(1);
    expect(states.filter((state) => state === "linkExpired")).toHaveLength(7);
    expect(await stateOf(answer(giverToken, false))).toBe("linkExpired");
    expect((await look(giverToken)).statusCode).toBe(400);
    const both = await Promise.all(Array.from({ length: 8 }, () => answer(takerToken)));
    const last = await Promise.all(both.map((one) => stateOf(Promise.resolve(one))));
    expect(last.filter((state) => state === "done")).toHaveLength(1);
  });

  it("of both used at once moves the licence once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { giverToken, takerToken } = await begin();
      const states = await Promise.all([stateOf(answer(giverToken)), stateOf(answer(takerToken))]);
      expect(new Set(states)).toEqual(new Set(["done", "waiting"]));
      expect((await stored())?.accountId).not.toBe(giver.id);
      given = await giveLicence(web.database, giver.id);
    }
  }, 60_000);

  it("does not act for the other person, nor for another licence", async () => {
    const mine = await begin();
    const { id } = given;
    given = await giveLicence(web.database, giver.id);
    const other = await begin();
    expect(await stateOf(answer(mine.giverToken))).toBe("waiting");
    expect(await stateOf(answer(other.takerToken))).toBe("waiting");
    const rows = await web.database
      .select({
        licenceId: licenceTransfer.licenceId,
        giver: licenceTransfer.giverConfirmedAt,
        taker: licenceTransfer.takerConfirmedAt,
      })
      .from(licenceTransfer)
      .where(eq(licenceTransfer.fromAccountId, giver.id))
      .orderBy(licenceTransfer.createdAt);
    expect(rows).toEqual([
      { licenceId: id, giver: expect.any(Date), taker: null },
      { licenceId: given.id, giver: null, taker: expect.any(Date) },
    ]);
  });

  it("that was made up, or belongs to something else, is invalid", async () => {
    const { giverToken } = await begin();
    const [session] = giver.cookie.split("=").slice(1);
    for (const token of [createToken(), "x", "", session ?? "", giverToken.slice(0, -1)]) {
      for (const pending of [look(token), answer(token)]) {
        const rejected = await pending;
        expect([rejected.statusCode, rejected.json<{ error: string }>().error]).toEqual([
          400,
          "linkExpired",
        ]);
      }
    }
  });

  it("is in the email alone: its hash is stored", async () => {
    const { giverToken, takerToken } = await begin();
    const { rows } = await web.database.execute(sql`
      select row_to_json(transfer)::text as kept from shop.licence_transfer transfer
      union all select data::text from jobs.job where name = 'send-transfer-email'`);
    for (const token of [giverToken, takerToken]) expect(JSON.stringify(rows)).not.toContain(token);
    const [row] = await web.database
      .select()
      .from(licenceTransfer)
      .where(eq(licenceTransfer.licenceId, given.id));
    expect(row?.giverTokenHash).toEqual(hashToken(giverToken));
  });

  it("of an older copy of the email is replaced by that of the newer one", async () => {
    const { giverToken: older } = await begin();
    const [row] = await web.database
      .select()
      .from(licenceTransfer)
      .where(eq(licenceTransfer.licenceId, given.id));
    const again = { transferId: row?.id ?? "", letter: "askGiver" } as const;
    await sendTransferEmails(worker, settings.PUBLIC_URL).run(again);
    const newer = tokenTo(giver.email);
    expect(newer).not.toBe(older);
    expect(await stateOf(answer(older))).toBe("linkExpired");
    expect(await stateOf(answer(newer))).toBe("waiting");
    // A side that has responded is not asked again.
    const before = mailbox.mailsTo(giver.email).length;
    await sendTransferEmails(worker, settings.PUBLIC_URL).run(again);
    expect(mailbox.mailsTo(giver.email)).toHaveLength(before);
  });
});

it("a licence that was upgraded while one side was deciding stays where it is", async () => {
  const { giverToken, takerToken } = await begin();
  expect(await stateOf(answer(giverToken))).toBe("waiting");
  await web.database
    .update(licence)
    .set({ upgradedAt: new Date() })
    .where(eq(licence.id, given.id));
  expect(await stateOf(answer(takerToken))).toBe("withdrawn");
  expect(await stored()).toMatchObject({ accountId: giver.id });
  expect(await accountOf(takerEmail)).toBeUndefined();
  await untilDelivered();
  expect(emailsTo(giver.email).at(-1)).toBe("transfer-endedGiver");
  expect(emailsTo(takerEmail).at(-1)).toBe("transfer-endedTaker");
});
