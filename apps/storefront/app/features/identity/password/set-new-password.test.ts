import { beforeEach, expect, it } from "vitest";
import { ana } from "../testing/sample-user.ts";
import { standInBrowser } from "../../../platform/testing/stand-in-browser.ts";
import { setUser, useUser } from "../session/user-store.ts";
import { setNewPassword } from "./set-new-password.ts";

const path = "/laravel/password/reset";

beforeEach(() => setUser(ana));

it.each([
  [400, { error: "linkExpired" }, { kind: "expired" }],
  [400, { error: "commonPassword" }, { kind: "commonPassword" }],
  [400, { error: "predictablePassword" }, { kind: "predictablePassword" }],
  [400, { error: "invalidRequest" }, { kind: "expired" }],
  [503, { error: "unavailable" }, { kind: "failed", status: 503 }],
])(
  "distinguishes what can go wrong (%i, %j), and keeps the session",
  async (status, body, kind) => {
    standInBrowser({ [path]: () => ({ status, body }) });
    await expect(setNewPassword("token", "Chorus42up")).resolves.toEqual(kind);
    expect(useUser.getState().status).toBe("signedIn");
  },
);

it("[ROUTE-13] signs out: the account's owner signs in with the new password", async () => {
  const page = standInBrowser({
    [path]: () => ({ status: 204 }),
    "/laravel/rest/logout": () => ({ status: 204 }),
  });
  await expect(setNewPassword("token", "Chorus42up")).resolves.toEqual({ kind: "done" });
  expect(page.requestedPaths).toEqual([path]);
  document.cookie = "signed-in=1";
  await setNewPassword("token", "Chorus42up");
  expect(page.requestedPaths).toEqual([path, path, "/laravel/rest/logout"]);
  expect(useUser.getState().status).toBe("signedOut");
});
