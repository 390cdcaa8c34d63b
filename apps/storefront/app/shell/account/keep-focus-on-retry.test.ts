import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useUser } from "../../features/identity/session/user-store.ts";
import { keepFocusOnRetry } from "./keep-focus-on-retry.ts";

const body = {};
const content = { focus: vi.fn<(options: object) => void>() };
let activeElement: object;
let draw: () => void;

beforeEach(() => {
  content.focus.mockClear();
  useUser.setState({ status: "unreachable" });
  activeElement = {};
  draw = () => {};
  vi.stubGlobal("document", {
    body,
    get activeElement() {
      return activeElement;
    },
    getElementById: (id: string) => (id === "content" ? content : null),
  });
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => {
    draw = next;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("moves the focus to the content when the button that fetches the account again is gone", () => {
  const stop = keepFocusOnRetry();
  useUser.setState({ status: "unknown" });
  expect(content.focus).not.toHaveBeenCalled();
  activeElement = body;
  draw();
  expect(content.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  stop();
});

it("leaves a focus that is elsewhere, as after a button that keeps it itself", () => {
  const stop = keepFocusOnRetry();
  useUser.setState({ status: "unknown" });
  draw();
  expect(content.focus).not.toHaveBeenCalled();
  stop();
});

it("leaves the focus of a page that was never unreachable, and ends with the page", () => {
  activeElement = body;
  const stop = keepFocusOnRetry();
  useUser.setState({ status: "signedIn" });
  useUser.setState({ status: "unknown" });
  draw();
  stop();
  useUser.setState({ status: "unreachable" });
  useUser.setState({ status: "unknown" });
  draw();
  expect(content.focus).not.toHaveBeenCalled();
});
