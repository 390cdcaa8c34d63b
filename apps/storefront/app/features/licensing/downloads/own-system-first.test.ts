import { expect, it } from "vitest";
import { ownSystemFirst } from "./own-system-first.ts";

const installers = (["windows", "mac"] as const).map((system, id) => ({
  id,
  system,
  file_name: "",
  size: 1,
  sha256: "",
  url: "",
}));

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", ["windows", "mac"]],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", ["mac", "windows"]],
  ["Mozilla/5.0 (X11; Linux x86_64)", ["windows", "mac"]],
])("%s gets its own first", (userAgent, systems) => {
  expect(ownSystemFirst(installers, userAgent).map(({ system }) => system)).toEqual(systems);
});
