import { everyAttack } from "@autotune/contract/testing/attacks";
import { account } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { actors, type Person } from "../../test/authorisation/actors.ts";
import { openWorld, readName, urlOf, type OpenWorld } from "../../test/authorisation/open-world.ts";
import { rights } from "../../test/authorisation/rights.ts";
import { table } from "../../test/authorisation/table.ts";
import { readOperation } from "../../test/fuzz/operations.ts";
import { liveInMarkup } from "../../test/poison/live-in-markup.ts";
import { readMail } from "../../test/poison/read-mail.ts";
import { textFieldsOf, withText } from "../../test/poison/text-fields.ts";
import { liftRateLimits } from "../../test/without-limits.ts";

/** Each day others, so that all of them are tried in a while; a long run tries all. */
const daily = 2;
const today = Math.floor(Date.now() / 86_400_000);

let world: OpenWorld;
beforeAll(async () => {
  world = await openWorld();
  liftRateLimits();
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await world.shop.close();
});

let made = 0;
/** A customer whose name is an attack: emails greet them by it. */
async function poisonedPerson(): Promise<Person> {
  const person = await world.newPerson();
  made += 1;
  const attack = (everyAttack[made % everyAttack.length] ?? "").replaceAll("\0", "").toWellFormed();
  await world.shop.connection.database
    .update(account)
    .set({ firstName: attack, lastName: attack })
    .where(eq(account.id, person.id));
  return person;
}

/** What is wrong with the responses to a request with attacks in each of its texts, one after the other. */
async function poisonEndpoint(name: string, attacks: (field: number) => readonly string[]) {
  const { method, path } = readName(name);
  const row = table[name];
  if (row === undefined) throw new Error(`${name} has no row`);
  const operation = readOperation(world.shop.web.swagger(), name);
  const actor = actors.findLast((candidate) => rights[row.may][candidate] === "yes") ?? "owner";
  const prepare = async () => {
    const owner = row.ofSubscriber === true ? world.subscriber : await poisonedPerson();
    return { owner, input: (await row.request?.(world.worldOf({ owner, me: owner }))) ?? {} };
  };
  let prepared = await prepare();
  const wrong: string[] = [];
  const fields = textFieldsOf(operation, prepared.input.body);
  for (const [at, field] of fields.entries())
    for (const attack of attacks(at)) {
      const { owner, input } = prepared;
      const body = withText(input.body, field, attack) as object;
      const poisoned = { ...input, body };
      const url = urlOf(path, input);
      const call = { method, url, input: poisoned, actor, owner, stranger: owner };
      const response = await world.send(call);
      const problem = operation.rejectResponse(response);
      if (problem !== undefined)
        wrong.push(`${field.join(".")} ${JSON.stringify(attack)}: ${problem}`);
      // One that succeeded may have used up what it was made from.
      if (response.statusCode < 300 || response.statusCode === 401) prepared = await prepare();
    }
  return { wrong, fields: fields.length };
}

/** What is alive in the emails that were sent because of it all. */
function liveMails(): string[] {
  return world.shop.mailbox.mails.flatMap((raw) => {
    const { head, html } = readMail(raw);
    const injected = head.filter((line) => /^(?:bcc|x-poison)\s*:/i.test(line));
    return [...injected, ...liveInMarkup(html)];
  });
}

describe("what customers and staff write", () => {
  const names = Object.keys(table).filter((name) => !/^(?:GET|HEAD|OPTIONS) /.test(name));
  /** Everything that is wrong: responses other than declared, and what is alive in the emails. */
  const poisonAll = async (cases: (field: number) => readonly string[]): Promise<string[]> => {
    const wrong: string[] = [];
    let fields = 0;
    for (const name of names) {
      const result = await poisonEndpoint(name, cases);
      fields += result.fields;
      wrong.push(...result.wrong.map((one) => `${name} ${one}`));
    }
    expect(fields).toBeGreaterThan(100);
    const { mails } = world.shop.mailbox;
    const poisonedMails = () => mails.filter((raw) => readMail(raw).html.includes("poison")).length;
    // Emails are jobs: until no more of them come.
    await vi.waitFor(() => expect(poisonedMails()).toBeGreaterThan(5), 60_000);
    let before = -1;
    await vi.waitUntil(
      () => {
        const isQuiet = before === mails.length;
        before = mails.length;
        return isQuiet;
      },
      { timeout: 120_000, interval: 2000 },
    );
    return [...wrong, ...liveMails()];
  };
  const chosen = (field: number) =>
    Array.from(
      { length: daily },
      (_, at) => everyAttack[(today * daily + field * 7 + at) % everyAttack.length] ?? "",
    );

  it("breaks no endpoint and is words in emails", { timeout: 180_000 }, async () => {
    expect(await poisonAll(chosen)).toEqual([]);
  });

  it(
    "breaks no endpoint and is words in emails, with every attack",
    { tags: ["long"], timeout: 3_600_000 },
    async () => {
      expect(await poisonAll(() => everyAttack)).toEqual([]);
    },
  );
});
