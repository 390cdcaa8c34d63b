import { errorTable, type ErrorCode } from "@autotune/contract";
import pg from "pg";
import Type from "typebox";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { ApiError, isConnectionFailure } from "./errors.ts";

let app: App;

async function appThatThrows(error: () => unknown): Promise<App> {
  app = await createApp({ settings, name: "web" });
  app.get("/", async () => {
    throw error();
  });
  return app;
}

describe("errors", () => {
  afterEach(() => app.close());

  it.each(Object.keys(errorTable) as ErrorCode[])(
    "responds to %s with the status and text of the table",
    async (code) => {
      const response = await (await appThatThrows(() => new ApiError(code))).inject("/");
      expect(response.statusCode).toBe(errorTable[code].status);
      expect(response.json()).toEqual({
        error: code,
        message: errorTable[code].text,
        requestId: expect.any(String),
      });
      expect(response.headers["cache-control"]).toBe("no-store");
    },
  );

  it("reveals nothing of internal errors", async () => {
    const response = await (
      await appThatThrows(() => new Error("password of the database"))
    ).inject("/");
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain("password");
  });

  it("responds 503 with Retry-After when the database is unreachable", async () => {
    const unreachable = new pg.Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
    app = await createApp({ settings, name: "web" });
    app.get("/", async () => unreachable.query("select 1"));
    const response = await app.inject("/");
    expect(response.statusCode).toBe(503);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect(response.json()).toMatchObject({ error: "unavailable" });
  });

  it("shows an HTML page to browsers, and rejects a malformed URL with our error body", async () => {
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

  it("responds 400 where the request does not match the schema", async () => {
    app = await createApp({ settings, name: "web" });
    app.get(
      "/",
      { schema: { querystring: Type.Object({ page: Type.Integer() }) } },
      async () => "ok",
    );
    const response = await app.inject("/?page=first");
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: "invalidRequest" });
  });

  it("keeps the connection after a body that is no JSON, and closes it on one that is too large", async () => {
    app = await createApp({ settings, name: "web" });
    app.post("/", { bodyLimit: 100 }, async () => "ok");
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const post = async (body: string) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(url, { method: "POST", headers, body });
      return [response.status, response.headers.get("connection")];
    };
    expect(await post('{"email":')).toEqual([400, "keep-alive"]);
    expect(await post(JSON.stringify("a".repeat(1_000_000)))).toEqual([413, "close"]);
  });

  it("responds 404 with the same error body", async () => {
    app = await createApp({ settings, name: "web" });
    const response = await app.inject("/nowhere");
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: "notFound" });
  });
});

/** As the database driver gives what a server sends. */
function databaseError(severity: string, code: string, message: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, "error"), { severity, code });
}

describe("a failure of the connection", () => {
  // As PgBouncer 1.18 sends them, with its database gone or all that it lends taken.
  it.each([
    "query_wait_timeout",
    "server conn crashed?",
    "server login has been failing, try again later (server_login_retry)",
    "no more connections allowed (max_client_conn)",
  ])("is PgBouncer's: %s", (message) => {
    const error = databaseError("FATAL", "08P01", message);
    expect(isConnectionFailure(error)).toBe(true);
    expect(isConnectionFailure(new Error("Failed query", { cause: error }))).toBe(true);
  });

  it("is not a statement that breaks the protocol, which has the same code", () => {
    const message = "bind message supplies 2 parameters, but prepared statement requires 1";
    expect(isConnectionFailure(databaseError("ERROR", "08P01", message))).toBe(false);
  });
});
