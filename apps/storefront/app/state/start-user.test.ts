import { beforeEach, describe, expect, it, vi } from "vitest";
import { useNotifications } from "./notifications.ts";
import { hasSession, startUser } from "./start-user.ts";
import { standInBrowser } from "./testing/stand-in-browser.ts";
import { ana } from "./testing/sample-user.ts";
import { setUser, useUser } from "./user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({ msg: (parts: TemplateStringsArray) => parts.join("") }));
vi.mock("./say.ts", () => ({ say: (message: string) => message }));

it.each([
  ["signed-in=1", true],
  ["country=DE; signed-in=1; other=2", true],
  ["", false],
  ["signed-in=", false],
  ["not-signed-in=1", false],
])("the cookies %j say whether asking for the user is worth it: %s", (cookies, worth) => {
  expect(hasSession(cookies)).toBe(worth);
});

describe("what another tab stores about the session", () => {
  let hear: (news: string) => void;
  beforeEach(() => {
    useNotifications.setState({ shown: [] });
    const { fire } = standInBrowser();
    hear = (newValue) => fire("storage", { key: "session-changed-at", newValue });
    startUser();
  });

  it("[AUTH-11] a session that ran out there has run out here, and this tab says so", async () => {
    setUser(ana);
    hear("expired 1");
    expect(useUser.getState()).toEqual({ status: "signedOut", user: null, hasExpired: true });
    await vi.waitFor(() =>
      expect(useNotifications.getState().shown).toMatchObject([
        { kind: "warning", text: "Session expired, please log in again.", seconds: 20 },
      ]),
    );
  });

  it("who has learnt it by a call of this tab is not told again", () => {
    useUser.setState({ status: "signedOut", user: null, hasExpired: true });
    hear("expired 1");
    expect(useUser.getState().hasExpired).toBe(true);
    expect(useNotifications.getState().shown).toEqual([]);
  });

  it("who logs out there leaves here too, without being asked to come back", () => {
    setUser(ana);
    hear("1");
    expect(useUser.getState()).toEqual({ status: "signedOut", user: null, hasExpired: false });
  });
});
