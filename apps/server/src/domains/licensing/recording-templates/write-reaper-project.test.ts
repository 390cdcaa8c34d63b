import { plugIns, recordingTemplateIds, recordingTemplates } from "@autotune/commerce";
import { describe, expect, test } from "vitest";
import { blocksOf, linesOf, readRpp } from "./testing/read-rpp.ts";
import { hashClassId, writeReaperProject } from "./write-reaper-project.ts";

describe.each(recordingTemplateIds)("[CHROME-08] %s", (id) => {
  const template = recordingTemplates[id];
  const project = readRpp(writeReaperProject(template).toString("utf8"));
  const tracks = blocksOf(project, "TRACK");

  test("is a project whose blocks are all closed, with tempo and markers in seconds", () => {
    expect(project.head[0]).toBe("REAPER_PROJECT");
    expect(linesOf(project, "TEMPO")).toEqual([[String(template.tempo), "4", "4"]]);
    expect(linesOf(project, "MARKER").map(([, time, name]) => [Number(time), name])).toEqual(
      template.markers.map(({ bar, name }) => [((bar - 1) * 4 * 60) / template.tempo, name]),
    );
  });

  test("has every track with its plug-ins in order", () => {
    const read = tracks.map((track) => ({
      name: linesOf(track, "NAME")[0]?.[0],
      plugIns: blocksOf(track, "FXCHAIN")
        .flatMap((chain) => blocksOf(chain, "VST"))
        .map(({ head: [, title, file, , , ids] }) => [title, file, ids]),
    }));
    expect(read).toEqual(
      template.tracks.map((track) => ({
        name: track.name,
        plugIns: track.plugIns.map((path) => {
          const { name, classId } = plugIns[path];
          return [
            `VST3: ${name} (AutoTune)`,
            `${name}.vst3`,
            `${hashClassId(classId)}{${classId}}`,
          ];
        }),
      })),
    );
  });

  test("routes each track as the template says", () => {
    const routes = tracks.flatMap((track, to) =>
      linesOf(track, "AUXRECV").map(([from, mode, level]) => ({
        from: template.tracks[Number(from)]?.name,
        to: template.tracks[to]?.name,
        mode,
        level: Number(level),
      })),
    );
    const wanted = template.tracks.flatMap(({ name, output, sends = [] }) => [
      ...(output === undefined ? [] : [{ from: name, to: output, mode: "0", level: 1 }]),
      ...sends.map(({ to, level }) => ({ from: name, to, mode: "0", level })),
    ]);
    expect(routes).toHaveLength(wanted.length);
    expect(routes).toEqual(expect.arrayContaining(wanted));
    expect(tracks.map((track) => linesOf(track, "MAINSEND")[0]?.[0])).toEqual(
      template.tracks.map(({ output }) => (output === undefined ? "1" : "0")),
    );
  });

  test("arms the tracks to record on, and is the same file each time", () => {
    expect(tracks.map((track) => linesOf(track, "REC")[0]?.slice(0, 3))).toEqual(
      template.tracks.map(({ records }) => [
        records === undefined ? "0" : "1",
        "0",
        records === "monitored" ? "1" : "0",
      ]),
    );
    expect(writeReaperProject(template)).toEqual(writeReaperProject(template));
  });
});

test("the number before a class id is the one that REAPER itself writes", () => {
  // As they stand in projects saved by REAPER: TStereo Delay and TR5 Stealth Limiter.
  expect(hashClassId("5653545344656C237473746572656F20")).toBe(1_997_878_177);
  expect(hashClassId("5653545435333274723520737465616C")).toBe(1_456_132_600);
});
