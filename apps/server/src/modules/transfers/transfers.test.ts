import type { LicenceAnswer } from "@autotune/contract";
import { account, activation, licence, licenceTransfer } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { startMailbox, type Mailbox } from "../../../test/mailbox.ts";
import { settings } from "../../../test/settings.ts";
import { startMailWorker } from "../../../test/start-mail-worker.ts";
import type { App } from "../../app.ts";
import { createToken, hashToken } from "../../plugins/session-token.ts";
import { createAccountRepository } from "../accounts/repository.ts";
import { sendSetupEmails } from "../accounts/send-setup-email.ts";
import { countStatuses } from "../accounts/testing/visitor.ts";
import { giveLicence, type GivenLicence } from "../licences/testing/give-licence.ts";
import {
  callAsPage,
  createLicensingApp,
  signedIn,
  type SignedIn,
} from "../licences/testing/licensing-app.ts";
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

let addresses = 0;
/** Each from an address of its own, so that no limit holds against the next one. */
const openLink = (path: string, payload: object, by?: SignedIn) =>
  callAsPage(web, "POST", `/laravel/rest/transfers/${path}`, {
    payload,
    ...(by === undefined ? {} : { cookie: by.cookie }),
    address: `198.51.100.${(addresses += 1) % 250}`,
  });
const look = (token: string, lang?: string) => openLink("look", { token, lang });
const answer = (token: string, accept = true, by?: SignedIn) =>
  openLink("answer", { token, accept }, by);

/** The kinds of the letters that somebody got about transfers. */
const lettersTo = (email: string) =>
  mailbox
    .mailsTo(email)
    .map(
      ({ messageId }) => /^<(transfer-[a-zA-Z]+|[a-z-]+?)-[\da-f]{8}/.exec(messageId)?.[1] ?? "",
    );

/** Waits until no letter is on its way. */
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

/** The token of the newest letter that somebody got. */
function tokenTo(email: string): string {
  const text = mailbox.mailsTo(email).at(-1)?.text ?? "";
  return /\/confirm\?kind=transfer&token=([\w-]{43})/.exec(text)?.[1] ?? "";
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
  (await owner.call("GET", `/laravel/rest/licences/${given.serial}`)).json<LicenceAnswer>();

const letPass = (days: number) =>
  web.database
    .update(licenceTransfer)
    .set({ createdAt: sql`created_at - ${days} * interval '1 day'` })
    .where(eq(licenceTransfer.licenceId, given.id));

describe("a transfer", () => {
  it("asks both people by mail, and the licence is the other's once both have agreed", async () => {
    const taker = await signedIn(web, takerEmail);
    await web.database.insert(activation).values({
      licenceId: given.id,
      deviceId: "studio-imac",
      deviceName: "Studio",
      system: "mac",
      appVersion: "11",
    });
    const { giverToken, takerToken } = await begin();
    expect(lettersTo(giver.email)).toEqual(["transfer-askGiver"]);
    expect(lettersTo(takerEmail)).toEqual(["transfer-askTaker"]);
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
    expect(lettersTo(giver.email)).toEqual(["transfer-askGiver", "transfer-doneGiver"]);
    expect(lettersTo(takerEmail)).toEqual(["transfer-askTaker", "transfer-doneTaker"]);
  });

  it("in the other order is the same; whoever has no account gets one, and a mail to set it up", async () => {
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

  it("comes into no account that only claims the address: whoever takes it is signed in there", async () => {
    const claimant = await signedIn(web, takerEmail);
    const stranger = await signedIn(web);
    const { giverToken, takerToken } = await begin();
    for (const by of [undefined, stranger, giver]) {
      const refused = await answer(takerToken, true, by);
      expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
        403,
        "takerAccountRequired",
      ]);
    }
    expect(await stateOf(answer(giverToken))).toBe("waiting");
    expect((await stored())?.accountId).toBe(giver.id);
    // The link was not used up, and a no asks for nobody.
    expect(await stateOf(answer(takerToken, true, claimant))).toBe("done");
    expect((await stored())?.accountId).toBe(claimant.id);
    given = await giveLicence(web.database, giver.id);
    expect(await stateOf(answer((await begin()).takerToken, false))).toBe("declined");
  });

  it("is for the account of the moment of the yes, which nobody gets by signing up since", async () => {
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

  it("is declined by the one or withdrawn by the other, who are told, and can begin anew", async () => {
    const first = await begin();
    expect(await stateOf(answer(first.takerToken, false))).toBe("declined");
    expect((await look(first.giverToken)).json()).toMatchObject({ state: "declined" });
    expect(await stateOf(answer(first.giverToken))).toBe("linkExpired");
    await untilDelivered();
    expect(lettersTo(giver.email)).toEqual(["transfer-askGiver", "transfer-endedGiver"]);

    const second = await begin();
    expect((await withdraw()).statusCode).toBe(204);
    expect((await withdraw()).statusCode).toBe(204);
    expect((await look(second.takerToken)).json()).toMatchObject({ state: "withdrawn" });
    expect(await stateOf(answer(second.takerToken))).toBe("linkExpired");
    await untilDelivered();
    expect(lettersTo(takerEmail)).toEqual([
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

  it("ends after 14 days, which both are told", async () => {
    const { giverToken, takerToken } = await begin();
    expect(await stateOf(answer(giverToken))).toBe("waiting");
    await letPass(14);
    // Too late also before the job has come by.
    expect((await look(takerToken)).json()).toMatchObject({ state: "expired" });
    expect(await stateOf(answer(takerToken))).toBe("linkExpired");
    await expireTransfers(worker).run();
    await expireTransfers(worker).run();
    await untilDelivered();
    expect(lettersTo(giver.email)).toEqual(["transfer-askGiver", "transfer-endedGiver"]);
    expect(lettersTo(takerEmail)).toEqual(["transfer-askTaker", "transfer-endedTaker"]);
    expect(await read(giver)).toMatchObject({ transfer: null, history: [{ state: "expired" }] });
    expect(await stored()).toEqual(given);
  });

  it("that was withdrawn before its mail was on the way is told to nobody", async () => {
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
    for (const letter of ["askGiver", "askTaker", "endedTaker"] as const)
      await run({ transferId: ended?.id ?? "", letter });
    expect([...lettersTo(giver.email), ...lettersTo(takerEmail)]).toEqual([]);
  });
});

describe("a licence cannot be offered", () => {
  const refusal = async (email?: string) => {
    const refused = await start(email);
    const { error, reason } = refused.json<{ error: string; reason?: string }>();
    return [refused.statusCode, error, ...(reason === undefined ? [] : [reason])];
  };
  const set = (changes: Partial<typeof licence.$inferInsert>) =>
    web.database.update(licence).set(changes).where(eq(licence.id, given.id));

  it("to oneself, however the address is written, nor to what is no address", async () => {
    giver = await signedIn(web, `nina.voss.${Date.now()}@gmail.com`);
    await set({ accountId: giver.id });
    const [local = ""] = giver.email.split("@");
    for (const email of [
      giver.email,
      ` ${giver.email.toUpperCase()} `,
      `${local.replaceAll(".", "")}+other@gmail.com`,
      `${local}@googlemail.com`,
    ])
      expect(await refusal(email)).toEqual([422, "transferRefused", "ownAddress"]);
    for (const email of ["", "nobody", "a b@studio.test"])
      expect(await refusal(email)).toEqual([400, "invalidEmail"]);
  });

  it("while its money can be asked back, after it was, when it was upgraded, or as a gift", async () => {
    await set({ upgradedAt: new Date() });
    expect(await refusal()).toEqual([422, "transferRefused", "upgraded"]);
    await set({ revokedAt: new Date() });
    expect(await refusal()).toEqual([422, "transferRefused", "revoked"]);
    given = await giveLicence(web.database, giver.id, { boughtDaysAgo: 13 });
    expect(await refusal()).toEqual([422, "transferRefused", "tooRecent"]);
    given = await giveLicence(web.database, giver.id, { boughtDaysAgo: 20, isGift: true });
    expect(await refusal()).toEqual([422, "transferRefused", "gift"]);
  });

  it("by another person, by nobody, or by another site", async () => {
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
    const answers = await Promise.all([start(), start(), start("other@taker.test")]);
    // Whichever of the two addresses was first.
    expect([
      { 200: 2, 409: 1 },
      { 200: 1, 409: 2 },
    ]).toContainEqual(countStatuses(answers));
    await untilDelivered();
    expect(lettersTo(giver.email)).toEqual(["transfer-askGiver"]);
  });

  it("more often than twenty times a day", async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await start()).statusCode).toBe(200);
      await withdraw();
    }
    const refused = await start();
    expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([
      429,
      expect.any(Number),
    ]);
    await untilDelivered();
  });
});

describe("the link of a mail", () => {
  it("works once, also between many at once", async () => {
    const { giverToken, takerToken } = await begin();
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(giverToken)));
    const states = await Promise.all(answers.map((one) => stateOf(Promise.resolve(one))));
    expect(states.filter((state) => state === "waiting")).toHaveLength(1);
    expect(states.filter((state) => state === "linkExpired")).toHaveLength(7);
    expect(await stateOf(answer(giverToken, false))).toBe("linkExpired");
    expect((await look(giverToken)).statusCode).toBe(400);
    const both = await Promise.all(Array.from({ length: 8 }, () => answer(takerToken)));
    const last = await Promise.all(both.map((one) => stateOf(Promise.resolve(one))));
    expect(last.filter((state) => state === "done")).toHaveLength(1);
  });

  it("of both at the same moment moves the licence once", async () => {
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

  it("that was made up, or belongs to something else, opens nothing", async () => {
    const { giverToken } = await begin();
    const [session] = giver.cookie.split("=").slice(1);
    for (const token of [createToken(), "x", "", session ?? "", giverToken.slice(0, -1)]) {
      for (const asked of [look(token), answer(token)]) {
        const refused = await asked;
        expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
          400,
          "linkExpired",
        ]);
      }
    }
  });

  it("is in the mail alone: what is stored is its hash", async () => {
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

  it("of an older copy of the mail is replaced by that of the newer one", async () => {
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
    // Whoever has answered is not asked again.
    const before = mailbox.mailsTo(giver.email).length;
    await sendTransferEmails(worker, settings.PUBLIC_URL).run(again);
    expect(mailbox.mailsTo(giver.email)).toHaveLength(before);
  });
});

it("a licence that was upgraded while one of them made up their mind stays where it is", async () => {
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
  expect(lettersTo(giver.email).at(-1)).toBe("transfer-endedGiver");
  expect(lettersTo(takerEmail).at(-1)).toBe("transfer-endedTaker");
});
