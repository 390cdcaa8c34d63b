import { beforeEach, expect, it, vi } from "vitest";
import { sendToComputer } from "./send-to-computer.ts";

const links = {
  title: "Download AutoTune Pro 11",
  files: [{ name: "macOS", url: "/laravel/downloads/1/a.zip?until=1&signature=x" }],
};
const assign = vi.fn<(href: string) => void>();

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal("location", { href: "https://shop.test/order-summary", assign });
});

it("opens the share sheet with whole addresses", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() =>
    Promise.reject(new Error("closed")),
  );
  vi.stubGlobal("navigator", { share });
  await sendToComputer(links);
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: links.title,
    text: "macOS: https://shop.test/laravel/downloads/1/a.zip?until=1&signature=x",
  });
  expect(assign).not.toHaveBeenCalled();
});

it("writes an email where there is none", async () => {
  vi.stubGlobal("navigator", {});
  await sendToComputer(links);
  const [[href] = [""]] = assign.mock.calls;
  expect(href).toMatch(/^mailto:\?subject=Download%20AutoTune%20Pro%2011&body=macOS/);
});
