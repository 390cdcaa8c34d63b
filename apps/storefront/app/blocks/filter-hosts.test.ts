import { expect, test } from "vitest";
import { filterHosts } from "./filter-hosts.ts";

const hosts = [
  { name: "Ableton Live", formats: ["AU", "VST3"] },
  { name: "Pro Tools", formats: ["AAX"] },
  { name: "REAPER", formats: ["AU", "VST3"] },
];

test.each([
  ["", ["Ableton Live", "Pro Tools", "REAPER"]],
  ["  ", ["Ableton Live", "Pro Tools", "REAPER"]],
  ["reap", ["REAPER"]],
  ["LIVE ableton", ["Ableton Live"]],
  ["réaper", ["REAPER"]],
  ["ＡＡＸ", ["Pro Tools"]],
  ["au re", ["REAPER"]],
  ["protools", ["Pro Tools"]],
  ["pro-tools", ["Pro Tools"]],
  ["vst 3 able", ["Ableton Live"]],
  ["notepad", []],
])("“%s” finds %j", (wanted, names) => {
  expect(filterHosts(hosts, wanted).map(({ name }) => name)).toEqual(names);
});
