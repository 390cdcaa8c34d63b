import { describe, expect, it } from "vitest";
import { hostKey, readAnswers, visitorOf, type Host } from "./finder-query.ts";

const host = (name: string): Host => ({
  name,
  fromVersion: "",
  formats: ["AU"],
  status: "works",
  note: "",
});
const hosts = [host("Logic Pro"), host("FL Studio")];
const read = (query: string) => readAnswers(new URLSearchParams(query), hosts);

describe("the answers to the finder", () => {
  it.each([
    ["Logic Pro", "logic-pro"],
    ["GarageBand for iPad", "garageband-for-ipad"],
    ["Été  9.1!", "e-te-9-1"],
  ])("%j is %j in a URL", (name, key) => {
    expect(hostKey({ name })).toBe(key);
  });

  it("are in the URL", () => {
    expect(read("?make=rap&record=fl-studio&spend=little")).toEqual({
      make: "rap",
      record: "fl-studio",
      spend: "little",
    });
  });

  it("leave out what is unknown", () => {
    expect(read("?make=fly&record=gone&spend=luck")).toEqual({ make: "", record: "", spend: "" });
  });

  it("make a visitor once all are given", () => {
    expect(visitorOf(read("?make=rap&record=fl-studio"), hosts)).toBeUndefined();
    expect(visitorOf(read("?make=rap&record=fl-studio&spend=once"), hosts)).toEqual({
      make: "rap",
      host: hosts[1],
      spend: "once",
    });
    expect(visitorOf(read("?make=rap&record=other&spend=once"), hosts)?.host).toBeUndefined();
  });
});
