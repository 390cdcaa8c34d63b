import { cloneDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { startOtlpReceiver, type OtlpReceiver } from "../../../test/otlp-receiver.ts";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { database } from "../database/database.ts";
import { activeTraceparent } from "./traceparent.ts";
import { tracedFetch } from "./traced-fetch.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

let receiver: OtlpReceiver;
let app: App;
beforeEach(async () => {
  receiver = await startOtlpReceiver();
});
afterEach(async () => {
  await app.close();
  await receiver.close();
});

const open = async (more: object = {}) => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  app = await createApp({
    settings: { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, ...more },
    name: "web",
  });
  await app.register(database, { url, applicationName: "web" });
  app.post("/things/:id", async () => {
    await app.database.execute(sql`select 'ann@studio.test' = ${"secret"}`);
    return { traceparent: activeTraceparent() };
  });
  app.get("/broken", async () => {
    throw new Error("ann@studio.test broke it");
  });
};
const post = (headers: Record<string, string>) =>
  app.inject({ method: "POST", url: "/things/7", headers, payload: { email: "ann@studio.test" } });

describe("a request with a trace", () => {
  it("continues it, with a span for each statement, also after its body was read", async () => {
    await open();
    const response = await post({ traceparent });
    expect(response.headers["x-trace-id"]).toBe(traceId);
    await vi.waitFor(() => expect(receiver.spans).toHaveLength(2), 5000);
    const [server, statement] = receiver.spans.toSorted((a, b) => b.name.length - a.name.length);
    expect(server).toMatchObject({
      service: "web",
      traceId,
      parentSpanId: "00f067aa0ba902b7",
      name: "POST /things/:id",
    });
    expect(statement).toMatchObject({ traceId, parentSpanId: server?.spanId, name: "SELECT" });
    expect(response.json()).toEqual({ traceparent: `00-${traceId}-${server?.spanId}-01` });
    expect(receiver.spans.map(({ text }) => text).join("")).not.toContain("secret");
  });

  it("that is not recorded passes it on, and sends nothing", async () => {
    await open();
    const response = await post({ traceparent: traceparent.replace(/1$/, "0") });
    expect(response.headers["x-trace-id"]).toBe(traceId);
    expect(response.json()).toEqual({ traceparent: traceparent.replace(/1$/, "0") });
    await app.close();
    expect(receiver.spans).toEqual([]);
  });

  it("shows its id on the error page, and tells no more of an error than its kind", async () => {
    await open();
    const headers = { traceparent, accept: "text/html" };
    const response = await app.inject({ url: "/broken", headers });
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain(traceId);
    await app.close();
    expect(receiver.spans.map(({ name }) => name)).toEqual(["GET /broken"]);
    expect(receiver.spans[0]?.text).not.toContain("ann@");
  });
});

describe("a request without one", () => {
  it("begins none unless it is drawn", async () => {
    await open();
    const response = await post({});
    expect([response.headers["x-trace-id"], response.json()]).toEqual([undefined, {}]);
  });

  it("begins one under the id that the edge gave the request", async () => {
    await open({ TRACE_SAMPLE_RATE: 1 });
    const response = await post({ "x-request-id": traceId });
    expect(response.headers["x-trace-id"]).toBe(traceId);
  });

  it("has none without a collector", async () => {
    await open({ TRACE_SAMPLE_RATE: 1, OTEL_EXPORTER_OTLP_ENDPOINT: undefined });
    expect((await post({ traceparent })).headers["x-trace-id"]).toBeUndefined();
  });
});

it("tells another service the trace, and records where it went without ids", async () => {
  await open();
  let origin = "";
  app.get("/echo/:id", async (request) => ({ seen: request.headers["traceparent"] ?? null }));
  app.get("/calls", async () =>
    (await tracedFetch("payment provider")(`${origin}/echo/123`)).json(),
  );
  origin = await app.listen({ port: 0 });
  const { seen } = (await app.inject({ url: "/calls", headers: { traceparent } })).json<{
    seen: string;
  }>();
  await app.close();
  const names = receiver.spans.map(({ name }) => name).toSorted();
  expect(names).toEqual(["GET /calls", "GET /echo", "GET /echo/:id"]);
  const call = receiver.spans.find(({ name }) => name === "GET /echo");
  expect(seen).toBe(`00-${traceId}-${call?.spanId}-01`);
});
