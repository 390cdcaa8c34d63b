import { beforeEach, expect, it, vi } from "vitest";
import { chooseLanguage } from "./choose-language.ts";
import { ana } from "../testing/sample-user.ts";
import { setUser, useUser } from "../session/user-store.ts";

const known = { ...ana, language_preference: "en" } as const;

/** The saved languages, in order. */
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

it("[I18N-04] stores the choice in the browser", () => {
  chooseLanguage("es");
  expect(document.cookie).toMatch(/^language=es; Path=\/; Max-Age=31536000; .*Secure$/);
});

it("[I18N-04] saves the choice of a signed-in person, unless it is saved already", async () => {
  setUser(known);
  chooseLanguage("es");
  await vi.waitFor(() => expect(useUser.getState().user?.language_preference).toBe("es"), 10_000);
  chooseLanguage("es");
  await settled();
  expect(saved).toEqual([{ language_preference: "es" }]);
});

it("[I18N-04] saves the last choice as soon as the user is known", async () => {
  chooseLanguage("fr");
  chooseLanguage("de");
  await settled();
  expect(saved).toEqual([]);
  setUser(known);
  await vi.waitFor(() => expect(saved).toEqual([{ language_preference: "de" }]), 10_000);
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
