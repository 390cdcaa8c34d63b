import { beforeEach, expect, it } from "vitest";
import { closeNotification, notify, useNotifications, secondsOf } from "./notifications.ts";

const texts = () => useNotifications.getState().shown.map(({ text }) => text);

beforeEach(() => useNotifications.setState({ shown: [] }));

it("shows at most three messages; a fourth closes the oldest", () => {
  for (const text of ["one", "two", "three", "four"]) notify({ kind: "info", text });
  expect(texts()).toEqual(["two", "three", "four"]);
});

it("closes the right message, even when another has the same text", () => {
  notify({ kind: "info", text: "same" });
  notify({ kind: "error", text: "same" });
  closeNotification(useNotifications.getState().shown[0]?.id ?? 0);
  expect(useNotifications.getState().shown).toMatchObject([{ kind: "error", text: "same" }]);
});

it.each([
  ["success", undefined, 10],
  ["info", undefined, 10],
  ["warning", undefined, 10],
  ["error", undefined, undefined],
  ["success", 4, 4],
  ["error", 20, 20],
] as const)("[SHELL-01] a %s with %s seconds of its own stays %s", (kind, seconds, stays) => {
  const notification = {
    id: 1,
    kind,
    text: "words",
    ...(seconds === undefined ? {} : { seconds }),
  };
  expect(secondsOf(notification)).toBe(stays);
});
