import { expect, it } from "vitest";
import { detectSystem } from "./detect-system.ts";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", "windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15", "mac"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)", undefined],
  ["Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)", undefined],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", undefined],
  ["Mozilla/5.0 (X11; Linux x86_64)", undefined],
])("%s runs on %s", (userAgent, system) => {
  expect(detectSystem(userAgent)).toBe(system);
});
