import { describe, expect, it } from "vitest";
import { readTunerResponse, readTuning } from "./tuner-messages.ts";

describe("readTuning", () => {
  it("reads a scale and a time", () => {
    expect(readTuning({ scale: "aMinor", milliseconds: 18 })).toEqual({
      scale: "aMinor",
      milliseconds: 18,
    });
  });

  it.each([undefined, "aMinor", { scale: "toString", milliseconds: 18 }, { scale: "aMinor" }])(
    "rejects %j",
    (message) => {
      expect(readTuning(message)).toBeUndefined();
    },
  );
});

describe("readTunerResponse", () => {
  const samples = new Float32Array(3);

  it("reads the three kinds", () => {
    const voice = { kind: "voice", sampleRate: 44_100, samples, pitch: samples };
    const line = { kind: "line", pitch: samples, cents: 3, rawCents: 44 };
    const sound = { kind: "sound", samples };
    expect([voice, line, sound].map(readTunerResponse)).toEqual([voice, line, sound]);
  });

  it.each([
    null,
    { kind: "sound", samples: [1, 2] },
    { kind: "line", pitch: samples, cents: "3", rawCents: 44 },
    { kind: "noise", samples },
  ])("rejects %j", (message) => {
    expect(readTunerResponse(message)).toBeUndefined();
  });
});
