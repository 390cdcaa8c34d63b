import { expect, it, vi } from "vitest";
import { closeSignIn, useSignInDialog } from "../../state/dialog.ts";
import { standInBrowser } from "../../state/testing/stand-in-browser.ts";
import { useUser } from "../../state/user-store.ts";
import { askForAccount } from "./ask-for-account.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here reads one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));
vi.mock("../../state/say.ts", () => ({ say: () => "" }));

it("asks who is there anew where nobody could say it before, and goes on from there", async () => {
  standInBrowser();
  closeSignIn();
  useUser.setState({ status: "unreachable", user: null });
  askForAccount("ana@studio.test");
  await vi.waitFor(() =>
    expect(useSignInDialog.getState()).toMatchObject({ open: true, email: "ana@studio.test" }),
  );
});
