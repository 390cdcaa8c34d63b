import { describe, expect, it } from "vitest";
import { readDemo } from "./read-demo.ts";

const recording = {
  opus: "/demos/lead.opus",
  mp3: "/demos/lead.mp3",
  peaks: btoa("\u0000\u0080\u00ff"),
  // 0, then 60.5 as 6050 = 0x17a2.
  pitch: btoa("\u0000\u0000\u00a2\u0017"),
};
const file = {
  seconds: 7.6,
  phrase: "lead",
  lowestNote: 57,
  highestNote: 72,
  before: recording,
  after: { ...recording, opus: "/demos/AT-PRO.opus" },
};

describe("readDemo", () => {
  it("reads loudness and pitch out of their bytes", () => {
    const demo = readDemo(file);
    expect(demo?.seconds).toBe(7.6);
    expect(demo?.after.opus).toBe("/demos/AT-PRO.opus");
    expect([...(demo?.before.peaks ?? [])]).toEqual([0, 128, 255]);
    expect([...(demo?.before.pitch ?? [])]).toEqual([0, 60.5]);
  });

  it.each([
    ["nothing", undefined],
    ["no length", { ...file, seconds: 0 }],
    ["no files", { ...file, after: { ...recording, opus: undefined } }],
    ["bytes that are none", { ...file, before: { ...recording, peaks: "*" } }],
    ["one version", { ...file, after: undefined }],
  ])("rejects %s", (_, value) => {
    expect(readDemo(value)).toBeUndefined();
  });
});
