import { beforeEach, expect, it, vi } from "vitest";
import { refreshSummary, useSummary } from "./summary.ts";
import { onSessionExpired } from "../../../platform/api/expired-session.ts";
import { ana } from "../../identity/testing/sample-user.ts";
import { setUser } from "../../identity/session/user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here reads one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));
vi.mock("../../../platform/i18n/translate.ts", () => ({ translate: () => "" }));

const plan = {
  id: 4,
  fs_id: "sub-4",
  fs_status: "active",
  path: "auto-tune-unlimited-monthly",
  name: "AutoTune Unlimited",
  currency: "USD",
  price: 2499,
  interval: { count: 1, unit: "m" },
};
const whole = { subscriptionSummary: [plan], cbValues: { subscriptions: "v1" } };

let sent: unknown[];
let responses: object[];
let beforeResponse: () => void;

beforeEach(() => {
  sent = [];
  beforeResponse = () => {};
  vi.stubGlobal("location", { pathname: "/de/my-account" });
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { data } = JSON.parse(body) as { data: string };
    sent.push(JSON.parse(data));
    beforeResponse();
    return new Response(JSON.stringify(responses.shift()), { status: 200 });
  });
  useSummary.setState(useSummary.getInitialState());
  setUser(ana);
});

const names = () => useSummary.getState().plans.map(({ name }) => name);

it("sends the page's language and the known versions, and keeps what the response leaves out", async () => {
  responses = [whole, { cbValues: { subscriptions: "v1" } }];
  await refreshSummary();
  await refreshSummary();
  expect(sent).toEqual([{ language: "de" }, { subscriptions: "v1", language: "de" }]);
  expect(names()).toEqual(["AutoTune Unlimited"]);
});

it("refetches all of it where the known state was reset meanwhile", async () => {
  responses = [whole, { cbValues: { subscriptions: "v1" } }, whole];
  await refreshSummary();
  beforeResponse = () => {
    beforeResponse = () => {};
    useSummary.setState(useSummary.getInitialState());
  };
  await refreshSummary();
  expect(sent).toMatchObject([{}, { subscriptions: "v1" }, {}]);
  expect(sent[2]).toEqual(sent[0]);
  expect(names()).toEqual(["AutoTune Unlimited"]);
});

it("keeps what a later request has brought, whenever the response to an earlier one comes", async () => {
  const canceled = { ...plan, fs_status: "canceled" };
  const answers: ((body: object) => void)[] = [];
  vi.stubGlobal("fetch", async () => {
    const body = await new Promise<object>((resolve) => answers.push(resolve));
    return new Response(JSON.stringify(body), { status: 200 });
  });
  // The window gets the focus, and then the plan is canceled.
  const onFocus = refreshSummary();
  const afterCancel = refreshSummary();
  answers[1]?.({ subscriptionSummary: [canceled], cbValues: { subscriptions: "v2" } });
  await afterCancel;
  answers[0]?.(whole);
  await onFocus;
  const { plans, versions } = useSummary.getState();
  expect(plans.map(({ state }) => state)).toEqual(["canceled"]);
  expect(versions).toEqual({ subscriptions: "v2" });
});

it("[AUTH-11] a 401 means that the session is over, as when it was ended on another device", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 401 }));
  const expire = vi.fn<() => Promise<void>>(async () => {});
  onSessionExpired(expire);
  await refreshSummary();
  expect(expire).toHaveBeenCalledOnce();
});
