import { describe, expect, it } from "vitest";
import { readTakeRequest, readTakeResponse } from "./take-messages.ts";
import { firstSettings } from "./tuning-settings.ts";

const samples = new Float32Array(3);

describe("readTakeRequest", () => {
  it("reads a recording, the wish for the sample, and settings", () => {
    const take = { kind: "take", samples, sampleRate: 44_100 };
    const tune = { kind: "tune", settings: firstSettings };
    expect([take, { kind: "sample" }, tune].map(readTakeRequest)).toEqual([
      take,
      { kind: "sample" },
      tune,
    ]);
  });

  it.each([
    undefined,
    { kind: "take", samples: [1], sampleRate: 44_100 },
    { kind: "take", samples },
    { kind: "tune", settings: { ...firstSettings, tonic: 13 } },
    { kind: "upload", samples },
  ])("rejects %j", (message) => {
    expect(readTakeRequest(message)).toBeUndefined();
  });
});

describe("readTakeResponse", () => {
  it("reads the four kinds", () => {
    const responses = [
      { kind: "progress", share: 0.5 },
      { kind: "heard", samples, sampleRate: 48_000, pitch: samples, keys: [], problem: "silent" },
      { kind: "line", pitch: samples, cents: 3, rawCents: 44, notes: [] },
      { kind: "sound", samples },
    ];
    expect(responses.map(readTakeResponse)).toEqual(responses);
  });

  it.each([null, { kind: "sound", samples: [1] }, { kind: "noise" }])("rejects %j", (message) => {
    expect(readTakeResponse(message)).toBeUndefined();
  });
});
