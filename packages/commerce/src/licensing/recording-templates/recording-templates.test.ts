import { describe, expect, test } from "vitest";
import { plugIns } from "./plug-ins.ts";
import { recordingTemplateIds, recordingTemplates } from "./recording-templates.ts";

test("every plug-in has its own name and its own class id of 128 bits", () => {
  const all = Object.values(plugIns);
  for (const key of ["name", "classId"] as const)
    expect(new Set(all.map((plugIn) => plugIn[key])).size).toBe(all.length);
  for (const { classId } of all) expect(classId).toMatch(/^[0-9A-F]{32}$/);
});

describe.each(recordingTemplateIds)("%s", (id) => {
  const { tracks, markers } = recordingTemplates[id];
  const named = (name: string) => tracks.find((track) => track.name === name);

  test("has tracks that can be told apart, and at least one to record on", () => {
    expect(new Set(tracks.map(({ name }) => name)).size).toBe(tracks.length);
    expect(tracks.some(({ records }) => records !== undefined)).toBe(true);
    // Both formats quote names.
    for (const { name } of [...tracks, ...markers]) expect(name).toMatch(/^[A-Z][\w -]*$/);
  });

  test("plays into buses, sends to effects, and in no circle", () => {
    const rolesOf = (names: readonly string[]) => new Set(names.map((name) => named(name)?.role));
    const outputs = tracks.flatMap(({ output }) => output ?? []);
    const sends = tracks.flatMap((track) => (track.sends ?? []).map(({ to }) => to));
    expect([...rolesOf(outputs)].filter((role) => role !== "bus")).toEqual([]);
    expect([...rolesOf(sends)].filter((role) => role !== "effect")).toEqual([]);
    for (const { name } of tracks) expect(reachableFrom(name), name).not.toContain(name);
    const fed = new Set([...outputs, ...sends]);
    const silent = tracks.filter(({ name, role }) => role !== "audio" && !fed.has(name));
    expect(silent).toEqual([]);
  });

  test("has markers in the order of time, the first at the beginning", () => {
    const bars = markers.map(({ bar }) => bar);
    expect(bars[0]).toBe(1);
    expect(bars).toEqual([...new Set(bars)].toSorted((one, other) => one - other));
  });

  function reachableFrom(start: string): string[] {
    const found = new Set<string>();
    const open = [start];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const track = named(name);
      const next = [track?.output, ...(track?.sends ?? []).map(({ to }) => to)];
      for (const other of next)
        if (other !== undefined && !found.has(other)) {
          found.add(other);
          open.push(other);
        }
    }
    return [...found];
  }
});
