import Type from "typebox";
import { afterAll, beforeAll, expect, it } from "vitest";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { openApi } from "./open-api.ts";

let app: App;
beforeAll(async () => {
  app = await createApp({ settings, name: "web" });
  await app.register(openApi, { origin: settings.PUBLIC_URL });
  // As a developer would add them without knowing of the document.
  await app.register(async (plugin) => {
    const schema = { response: { 200: Type.Object({ ok: Type.Boolean() }) } };
    for (const path of [
      "/wp-json/antares/v1/new",
      "/laravel/rest/new",
      "/desktop/v1/new",
      "/staff/v1/new",
      "/staff/v2/new/:id",
      "/webhooks/new",
      "/internal/new",
    ])
      plugin.get(path, { schema }, async () => ({ ok: true }));
  });
  await app.ready();
});
afterAll(() => app.close());

it("the public document lists new public endpoints, and no others", async () => {
  const response = await app.inject("/openapi.json");
  const { paths } = response.json<{ paths: Record<string, unknown> }>();
  expect(Object.keys(paths)).toEqual([
    "/wp-json/antares/v1/new",
    "/laravel/rest/new",
    "/desktop/v1/new",
  ]);
});

it("the full document, which no endpoint serves, lists all of them", () => {
  expect(Object.keys(app.swagger().paths ?? {})).toHaveLength(7);
});
