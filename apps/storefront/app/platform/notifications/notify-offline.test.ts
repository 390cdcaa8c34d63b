import { beforeEach, expect, it, vi } from "vitest";
import {
  leaveOfflineMessage,
  notifyOfflineAt,
  useOfflineMessage,
} from "../failures/offline-message.ts";
import { notify, useNotifications } from "./notifications.ts";
import { notifyOffline } from "./notify-offline.ts";

// The build replaces the macro with its message; this mock does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray) => ({ message: parts.join("") }),
}));
vi.mock("../i18n/translate.ts", () => ({
  translate: ({ message }: { message: string }) => message,
}));

const place = () => useOfflineMessage.getState().place;
const toasts = () => useNotifications.getState().shown.map(({ text }) => text);
const text = "We couldn’t reach the server. Check your connection and try again.";

beforeEach(() => {
  useOfflineMessage.setState({ place: undefined });
  useNotifications.setState({ shown: [] });
});

it("is said by the latest place alone", () => {
  notifyOfflineAt("sign-in");
  notifyOfflineAt("newsletter");
  expect(place()).toBe("newsletter");
  leaveOfflineMessage("sign-in");
  expect(place()).toBe("newsletter");
  leaveOfflineMessage("newsletter");
  expect(place()).toBeUndefined();
});

it("is said by one toast, however many buttons fail, and by no place then", () => {
  notifyOfflineAt("newsletter");
  notify({ kind: "info", text: "Something else" });
  notifyOffline();
  notifyOffline();
  expect(toasts()).toEqual(["Something else", text]);
  expect(place()).toBe("toast");
});

it("a place takes it over from the toast", () => {
  notifyOffline();
  notifyOfflineAt("newsletter");
  expect(toasts()).toEqual([]);
  expect(place()).toBe("newsletter");
});
