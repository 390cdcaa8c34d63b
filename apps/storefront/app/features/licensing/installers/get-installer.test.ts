import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useUser } from "../../identity/session/user-store.ts";
import { getInstaller } from "./get-installer.ts";

vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray) => ({ message: parts.join("") }),
}));
vi.mock("../../../platform/i18n/translate.ts", () => ({
  translate: ({ message }: { message: string }) => message,
}));

const href = "/laravel/downloads/7/pro.zip";
const link = { href: "", download: "-", click: vi.fn<() => void>() };
beforeEach(() => {
  vi.stubGlobal("document", { createElement: () => link, querySelector: () => null });
  useUser.setState({ status: "signedIn" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  link.click.mockReset();
});

function respondWith(status: number) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

it("starts the download of a file that the person may have", async () => {
  const fetched = respondWith(200);
  await expect(getInstaller(href)).resolves.toBe("started");
  expect([fetched.mock.calls[0]?.[0], fetched.mock.calls[0]?.[1]?.method]).toEqual([href, "HEAD"]);
  expect([link.href, link.download, link.click.mock.calls.length]).toEqual([href, "", 1]);
});

it.each([
  [401, "signedOut"],
  [403, "notEntitled"],
  [404, "failed"],
  [503, "failed"],
])("starts no download when the server responds with %i: %s", async (status, outcome) => {
  respondWith(status);
  await expect(getInstaller(href)).resolves.toBe(outcome);
  expect(link.click).not.toHaveBeenCalled();
});

it("sends no request for a signed-out person", async () => {
  const fetched = respondWith(200);
  useUser.setState({ status: "signedOut" });
  await expect(getInstaller(href)).resolves.toBe("signedOut");
  expect(fetched).not.toHaveBeenCalled();
});
