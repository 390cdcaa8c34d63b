import { beforeEach, describe, expect, it, vi } from "vitest";
import { useNotifications } from "../../../platform/notifications/notifications.ts";
import { hasSession, startUser } from "./start-user.ts";
import { standInBrowser } from "../../../platform/testing/stand-in-browser.ts";
import { ana } from "../testing/sample-user.ts";
import { setUser, useUser } from "./user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({ msg: (parts: TemplateStringsArray) => parts.join("") }));
vi.mock("../../../platform/i18n/translate.ts", () => ({ translate: (message: string) => message }));

it.each([
  ["signed-in=1", true],
  ["country=DE; signed-in=1; other=2", true],
  ["", false],
  ["signed-in=", false],
  ["not-signed-in=1", false],
])("with the cookies %j the user is fetched: %s", (cookies, worth) => {
  expect(hasSession(cookies)).toBe(worth);
});

describe("what another tab stores about the session", () => {
  let receive: (news: string) => void;
  beforeEach(() => {
    useNotifications.setState({ shown: [] });
    const { fire } = standInBrowser();
    receive = (newValue) => fire("storage", { key: "session-changed-at", newValue });
    startUser();
  });

  it("[AUTH-11] a session that expired there has expired here, and this tab notifies", async () => {
    setUser(ana);
    receive("expired 1");
    expect(useUser.getState()).toEqual({ status: "signedOut", user: null, hasExpired: true });
    await vi.waitFor(
      () =>
        expect(useNotifications.getState().shown).toMatchObject([
          { kind: "warning", text: "Session expired, please log in again.", seconds: 20 },
        ]),
      10_000,
    );
  });

  it("a person notified by a call of this tab is not notified again", () => {
    useUser.setState({ status: "signedOut", user: null, hasExpired: true });
    receive("expired 1");
    expect(useUser.getState().hasExpired).toBe(true);
    expect(useNotifications.getState().shown).toEqual([]);
  });

  it("logging out there logs out here too, without a prompt to sign in", () => {
    setUser(ana);
    receive("1");
    expect(useUser.getState()).toEqual({ status: "signedOut", user: null, hasExpired: false });
  });
});
