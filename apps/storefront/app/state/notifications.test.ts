import { beforeEach, expect, it } from "vitest";
import { closeNotification, notify, useNotifications } from "./notifications.ts";

const texts = () => useNotifications.getState().shown.map(({ text }) => text);

beforeEach(() => useNotifications.setState({ shown: [] }));

it("shows at most three messages; a fourth closes the oldest", () => {
  for (const text of ["one", "two", "three", "four"]) notify({ kind: "info", text });
  expect(texts()).toEqual(["two", "three", "four"]);
});

it("closes the message that was meant, even when another says the same", () => {
  notify({ kind: "info", text: "same" });
  notify({ kind: "error", text: "same" });
  closeNotification(useNotifications.getState().shown[0]?.id ?? 0);
  expect(useNotifications.getState().shown).toMatchObject([{ kind: "error", text: "same" }]);
});
