import type { DatabaseConnection } from "@autotune/database";
import { asRole } from "@autotune/database/roles";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { changeView, deleteView, listViews, saveView } from "./repository.ts";

let web: DatabaseConnection;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  web = connectForTest(asRole(url, "web"), 2);
});
afterAll(() => web.close());

const [ada, bob] = [1, 2];
const target = "sales?days=28&by=country";
const save = (staffId: number, name: string, isShared = false) =>
  web.transact((transaction) => saveView(transaction, { staffId, name, target, isShared }));
const change = (id: number, staffId: number, name: string, isShared = false) =>
  web.transact((transaction) => changeView(transaction, { id, staffId }, { name, isShared }));
const remove = (id: number, staffId: number) =>
  web.transact((transaction) => deleteView(transaction, { id, staffId }));
const names = async (staffId: number) =>
  (await listViews(web.database, staffId)).map(({ name, isOwn }) => `${name} ${isOwn}`);

it("is its owner's until it is shared, and only its owner changes it", async () => {
  const id = await save(ada, "Countries");
  await save(bob, "Bob’s");
  expect(await names(ada)).toEqual(["Countries true"]);
  expect(await names(bob)).toEqual(["Bob’s true"]);

  await change(id, ada, "Lands", true);
  expect(await names(bob)).toEqual(["Bob’s true", "Lands false"]);
  await expect(change(id, bob, "Mine")).rejects.toMatchObject({ code: "notFound" });
  expect(await remove(id, bob)).toBe(false);
  expect(await names(ada)).toEqual(["Lands true"]);

  expect(await remove(id, ada)).toBe(true);
  expect(await remove(id, ada)).toBe(false);
  expect(await names(ada)).toEqual([]);
});

it("saved again under its name it is replaced, and no other takes that name", async () => {
  const id = await save(ada, "Weekly");
  expect(await save(ada, "Weekly", true)).toBe(id);
  expect(await listViews(web.database, ada)).toMatchObject([{ id, isShared: true }]);
  const other = await save(ada, "Monthly");
  await expect(change(other, ada, "Weekly")).rejects.toMatchObject({ code: "nameTaken" });
  // A colleague may have one of the same name.
  await save(bob, "Weekly");
});
