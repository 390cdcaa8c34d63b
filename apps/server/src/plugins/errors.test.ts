import { errorTable, type ErrorCode } from "@autotune/contract";
import pg from "pg";
import Type from "typebox";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { Refusal } from "./errors.ts";

let app: App;
afterEach(() => app.close());

async function appThatThrows(error: () => unknown): Promise<App> {
  app = await createApp({ settings, name: "web" });
  app.get("/", async () => {
    throw error();
  });
  return app;
}

describe("errors", () => {
  it.each(Object.keys(errorTable) as ErrorCode[])(
    "answers %s with the status and text of the table",
    async (code) => {
      const answer = await (await appThatThrows(() => new Refusal(code))).inject("/");
      expect(answer.statusCode).toBe(errorTable[code].status);
      expect(answer.json()).toEqual({
        error: code,
        message: errorTable[code].text,
        requestId: expect.any(String),
      });
      expect(answer.headers["cache-control"]).toBe("no-store");
    },
  );

  it("says nothing of what went wrong inside", async () => {
    const answer = await (
      await appThatThrows(() => new Error("password of the database"))
    ).inject("/");
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("password");
  });

  it("answers 503 with Retry-After when the database is not reached", async () => {
    const unreachable = new pg.Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
    app = await createApp({ settings, name: "web" });
    app.get("/", async () => unreachable.query("select 1"));
    const answer = await app.inject("/");
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ error: "unavailable" });
  });

  it("shows a person a page instead, and a page of an unreadable address is refused in our form", async () => {
    const throwing = await appThatThrows(() => new Error("broken"));
    const page = await throwing.inject({ url: "/", headers: { accept: "text/html,*/*" } });
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain("There was an error retrieving the page.");
    const unreadable = await throwing.inject("/%");
    expect([unreadable.statusCode, unreadable.json<{ error: string }>().error]).toEqual([
      400,
      "invalidRequest",
    ]);
  });

  it("answers 400 where the request is not of the schema", async () => {
    app = await createApp({ settings, name: "web" });
    app.get(
      "/",
      { schema: { querystring: Type.Object({ page: Type.Integer() }) } },
      async () => "ok",
    );
    const answer = await app.inject("/?page=first");
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: "invalidRequest" });
  });

  it("answers 404 in the same form", async () => {
    app = await createApp({ settings, name: "web" });
    const answer = await app.inject("/nowhere");
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: "notFound" });
  });
});
