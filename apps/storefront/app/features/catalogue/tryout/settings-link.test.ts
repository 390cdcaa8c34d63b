import { expect, it } from "vitest";
import { fragmentOf, settingsOf } from "./settings-link.ts";
import { firstSettings } from "./tuning-settings.ts";

const settings = {
  ...firstSettings,
  tonic: 3,
  mode: "major",
  scale: "own",
  ownNotes: [3, 7, 10],
  speed: 0,
  humanize: 40,
  harmony: "thirdAbove",
} as const;

it("holds the settings and nothing else", () => {
  const fragment = fragmentOf(settings);
  expect(settingsOf(fragment)).toEqual(settings);
  expect([...new URLSearchParams(fragment.slice(1)).keys()].toSorted()).toEqual(
    Object.keys(settings).toSorted(),
  );
  expect(fragment.length).toBeLessThan(120);
});

it.each([
  "",
  "#editions",
  fragmentOf(settings).replace("tonic=3", "tonic=12"),
  fragmentOf(settings).replace("tonic=3", ""),
  fragmentOf(settings).replace("mode=major", "mode=blues"),
  fragmentOf(settings).replace("ownNotes=3.7.10", "ownNotes="),
  fragmentOf(settings).replace("speed=0", "speed=1000"),
  fragmentOf(settings).replace("harmony=thirdAbove", "harmony=toString"),
])("makes nothing of %j", (fragment) => {
  expect(settingsOf(fragment)).toBeUndefined();
});
