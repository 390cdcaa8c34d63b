import { cardActions } from "@autotune/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addMessages } from "../../../platform/i18n/messages.ts";
import { useNotifications } from "../../../platform/notifications/notifications.ts";
import {
  closeOfferDialog,
  openFreebieChoice,
  openTrialModal,
  openUpgradeDialog,
  runCardAction,
  useCardAction,
  useOfferDialog,
  waitsItsTurn,
} from "./offer-dialog-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (texts: TemplateStringsArray) => ({ id: texts.join("") }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("[UPG-12] a dialog that is closed is gone after half a second", () => {
  openUpgradeDialog("owned", "auto-tune-pro");
  closeOfferDialog();
  expect(useOfferDialog.getState()).toMatchObject({ open: false, dialog: { kind: "upgrade" } });
  vi.advanceTimersByTime(499);
  expect(useOfferDialog.getState().dialog).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(useOfferDialog.getState().dialog).toBeUndefined();
});

it("one that is opened meanwhile stays", () => {
  openUpgradeDialog("owned", "auto-tune-pro");
  closeOfferDialog();
  openTrialModal("auto-tune-unlimited-monthly-14d-free");
  vi.advanceTimersByTime(1000);
  expect(useOfferDialog.getState()).toMatchObject({ open: true, dialog: { kind: "trial" } });
});

it("a gift choice resolves to whether one was chosen", async () => {
  const chosen = openFreebieChoice("auto-tune-pro");
  closeOfferDialog({ chosen: true });
  await expect(chosen).resolves.toBe(true);
  const left = openFreebieChoice("auto-tune-pro");
  closeOfferDialog();
  await expect(left).resolves.toBe(false);
  // Another dialog in its place is no choice.
  const displaced = openFreebieChoice("auto-tune-pro");
  openTrialModal("auto-tune-unlimited-monthly-14d-free");
  await expect(displaced).resolves.toBe(false);
});

it("[CARD-08] only actions that navigate or open the popup do not wait for another one", () => {
  expect(cardActions.filter((action) => !waitsItsTurn(action))).toEqual([
    "go_to",
    "go_to_external",
    "open_popup",
  ]);
});

it("a button whose code cannot be fetched notifies, and can be pressed again", async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("window", {});
  addMessages("en", {});
  vi.doMock("./run-card-action.ts", () => {
    throw new Error("offline");
  });
  await runCardAction("open_trial_modal", "auto-tune-unlimited-monthly", {
    navigate: () => undefined,
  });
  vi.doUnmock("./run-card-action.ts");
  vi.unstubAllGlobals();
  expect(useNotifications.getState().shown).toMatchObject([
    { kind: "error", text: "Could not process your request at this time. Please try again." },
  ]);
  expect(useCardAction.getState().busy).toBe(false);
});
