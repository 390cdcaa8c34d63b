import { beforeEach, expect, it, vi } from "vitest";
import { chooseLanguage } from "./choose-language.ts";
import { ana } from "./testing/sample-user.ts";
import { setUser, useUser } from "./user-store.ts";

const known = { ...ana, language_preference: "en" } as const;

/** What the server was asked to save, in order. */
let saved: unknown[] = [];

beforeEach(() => {
  saved = [];
  useUser.setState({ status: "unknown", user: null });
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", { cookie: "", querySelector: () => null });
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { data }: { data: string } = JSON.parse(body);
    const change: unknown = JSON.parse(data);
    saved.push(change);
    return Response.json({ ...ana, ...Object(change) });
  });
});

it("[I18N-04] keeps the choice in the browser", () => {
  chooseLanguage("es");
  expect(document.cookie).toMatch(/^language=es; Path=\/; Max-Age=31536000; .*Secure$/);
});

it("[I18N-04] saves the choice of whoever is signed in, and nothing that is saved already", async () => {
  setUser(known);
  chooseLanguage("es");
  await vi.waitFor(() => expect(useUser.getState().user?.language_preference).toBe("es"));
  chooseLanguage("es");
  await settled();
  expect(saved).toEqual([{ language_preference: "es" }]);
});

it("[I18N-04] saves the last choice as soon as it is known who is there", async () => {
  chooseLanguage("fr");
  chooseLanguage("de");
  await settled();
  expect(saved).toEqual([]);
  setUser(known);
  await vi.waitFor(() => expect(saved).toEqual([{ language_preference: "de" }]));
});

it("saves nothing for a visitor", async () => {
  chooseLanguage("fr");
  setUser(null);
  await settled();
  expect(saved).toEqual([]);
});

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
