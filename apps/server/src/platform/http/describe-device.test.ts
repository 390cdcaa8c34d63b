import { describe, expect, it } from "vitest";
import { describeDevice, nameDevice } from "./describe-device.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device", () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
      "Chrome, Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      "Edge, Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`,
      "Opera, Windows",
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
      "Chrome, macOS",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
      "Safari, macOS",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0",
      "Firefox, macOS",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox, Linux"],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/141.0.0.0 Safari/537.36`,
      "Chrome, Linux",
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
      "Chrome, ChromeOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
      "Safari, iPhone",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1",
      "Chrome, iPhone",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/144.0 Mobile/15E148 Safari/605.1.15",
      "Firefox, iPad",
    ],
    [
      `Mozilla/5.0 (Linux; Android 16) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`,
      "Chrome, Android",
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      "Samsung Internet, Android",
    ],
    ["Mozilla/5.0 (Windows NT 11.0)", "Windows"],
    ["curl/8.5.0", ""],
    ["", ""],
  ])("with the user agent %s is %s", (userAgent, name) => {
    expect(nameDevice(userAgent)).toBe(name);
  });

  it("that is unknown has no name, and never one from its user agent", () => {
    expect(describeDevice("Your account is locked, call +1 555 0100")).toEqual({
      browser: null,
      system: null,
    });
  });
});
