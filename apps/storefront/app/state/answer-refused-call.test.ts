import { beforeEach, expect, it, vi } from "vitest";
import { callShop } from "../calls/call-shop.ts";
import { useNotifications } from "./notifications.ts";
import { usePaying } from "./paying.ts";
import { ana } from "./testing/sample-user.ts";
import { standInBrowser } from "./testing/stand-in-browser.ts";
import { setUser, useUser } from "./user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({ msg: (parts: TemplateStringsArray) => parts.join("") }));
vi.mock("./say.ts", () => ({ say: (message: string) => message }));

const ask = () => callShop({ method: "GET", path: "/laravel/rest/orders", verified: true });
const reload = vi.fn<() => void>();

function answerWith(status: number): void {
  standInBrowser({ "/laravel/rest/orders": () => ({ status, body: {} }) });
  Object.assign(location, { reload });
}

beforeEach(() => {
  reload.mockClear();
  useNotifications.setState({ shown: [] });
  usePaying.setState({ paying: false });
  setUser(ana);
});

it("[AUTH-11] a 401 on a verified call signs out and says so once, however many calls were refused", async () => {
  answerWith(401);
  await Promise.all([ask(), ask(), ask()]);
  expect(useUser.getState()).toEqual({ status: "signedOut", user: null, hasExpired: true });
  expect(useNotifications.getState().shown).toMatchObject([
    { kind: "warning", text: "Session expired, please log in again.", seconds: 20 },
  ]);
});

it("[AUTH-11] a 412 on a verified call reloads, at most once in ten minutes, and signs nobody out", async () => {
  answerWith(412);
  await ask();
  await ask();
  expect(reload).toHaveBeenCalledOnce();
  expect(useUser.getState().status).toBe("signedIn");
});

it("a 412 reloads whoever made the call, but for callers that answer it themselves", async () => {
  answerWith(412);
  const open = { method: "GET", path: "/laravel/rest/orders" } as const;
  await callShop({ ...open, answersOutdated: true });
  expect(reload).not.toHaveBeenCalled();
  await callShop(open);
  expect(reload).toHaveBeenCalledOnce();
});

it("a 412 leaves a page alone on which a payment is under way", async () => {
  answerWith(412);
  usePaying.setState({ paying: true });
  await ask();
  expect(reload).not.toHaveBeenCalled();
});

it("leaves a call alone that anybody may make", async () => {
  answerWith(401);
  await callShop({ method: "GET", path: "/laravel/rest/orders" });
  expect(useUser.getState().status).toBe("signedIn");
});

it("[AUTH-11] tells the other tabs that the session ran out, not that somebody left", async () => {
  answerWith(401);
  await ask();
  expect(localStorage.getItem("session-changed-at")).toMatch(/^expired \d+$/);
});

it("says nothing to whoever is just leaving, in this tab or in another one", async () => {
  answerWith(401);
  localStorage.setItem("session-changed-at", `leaving ${Date.now()}`);
  await ask();
  expect(useUser.getState().status).toBe("signedIn");
  expect(useNotifications.getState().shown).toEqual([]);

  localStorage.setItem("session-changed-at", `leaving ${Date.now() - 16_000}`);
  await ask();
  expect(useUser.getState().hasExpired).toBe(true);
});
