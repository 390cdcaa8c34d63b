import { createHmac, hkdfSync } from "node:crypto";
import type { DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { linkSecret } from "../../../test/settings.ts";
import { forgottenPerson, namesPerson } from "../../domains/identity/index.ts";
import { keyedMarks, setMarkSecret } from "./keyed-mark.ts";

let connection: DatabaseConnection;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(url);
});
afterAll(() => connection.close());
afterEach(() => setMarkSecret(linkSecret));

const read = async (value: ReturnType<typeof sql>) => {
  const { rows } = await connection.database.execute(sql`select ${value} as value`);
  return rows[0]?.["value"];
};
const person = sql`${"größe@studio.test"}::text`;

it("is the HMAC of the text, with the id of its key", async () => {
  setMarkSecret(`b:${linkSecret}`);
  const key = Buffer.from(hkdfSync("sha256", linkSecret, "", "mark", 32));
  const expected = createHmac("sha256", key).update("größe@studio.test").digest("hex");
  const [mark] = keyedMarks(person);
  expect(await read(mark)).toBe(`b:${expected}`);
});

it("recognises a person who was erased under a previous key, or before there were keys", async () => {
  const before = await read(forgottenPerson(person));
  setMarkSecret(`b:fresh-${linkSecret},${linkSecret}`);
  const after = await read(forgottenPerson(person));
  const bare = await read(
    sql`'forgotten:' || encode(sha256(convert_to(${person}, 'UTF8')), 'hex')`,
  );
  expect(new Set([before, after, bare]).size).toBe(3);
  for (const mark of [before, after, bare, "größe@studio.test"])
    expect(await read(namesPerson(sql`${mark}::text`, person))).toBe(true);
  expect(await read(namesPerson(sql`${before}::text`, sql`${"other@studio.test"}::text`))).toBe(
    false,
  );

  setMarkSecret(`b:fresh-${linkSecret}`);
  expect(await read(namesPerson(sql`${before}::text`, person))).toBe(false);
});
