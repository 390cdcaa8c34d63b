import { plugIns, recordingTemplateIds, recordingTemplates } from "@autotune/commerce";
import { readZip } from "@autotune/storage/testing";
import { describe, expect, test } from "vitest";
import { findSchemaErrors } from "./testing/dawproject-structure.ts";
import { readXml, withDescendants, type XmlElement } from "./testing/read-xml.ts";
import { writeDawproject } from "./write-dawproject.ts";

function documentsOf(id: keyof typeof recordingTemplates) {
  const entries = readZip(writeDawproject(recordingTemplates[id]));
  const read = (name: string) => readXml(entries.get(name)?.toString("utf8") ?? "");
  return {
    names: [...entries.keys()],
    metadata: read("metadata.xml"),
    project: read("project.xml"),
  };
}
const all = (element: XmlElement, name: string) =>
  withDescendants(element).filter((one) => one.name === name);

describe.each(recordingTemplateIds)("[CHROME-08] %s", (id) => {
  const template = recordingTemplates[id];
  const { names, metadata, project } = documentsOf(id);

  test("is a zip of two documents as the schema of DAWproject describes them", () => {
    expect(names).toEqual(["metadata.xml", "project.xml"]);
    expect(metadata).toMatchObject({ name: "MetaData", children: [{ name: "Title" }] });
    expect(project.attributes).toEqual({ version: "1.0" });
    expect(findSchemaErrors(project)).toEqual([]);
  });

  test("has every track with its plug-ins in order, and the master last", () => {
    const tracks = all(project, "Track").map((track) => ({
      name: track.attributes["name"],
      plugIns: all(track, "Vst3Plugin").map(({ attributes }) => [
        attributes["deviceName"],
        attributes["deviceVendor"],
        attributes["deviceID"],
      ]),
    }));
    expect(tracks).toEqual([
      ...template.tracks.map((track) => ({
        name: track.name,
        plugIns: track.plugIns.map((path) => [
          plugIns[path].name,
          "AutoTune",
          plugIns[path].classId,
        ]),
      })),
      { name: "Master", plugIns: [] },
    ]);
  });

  test("routes each track as the template says", () => {
    const tracks = all(project, "Track");
    const nameOf = (channel = "") =>
      tracks.find((track) => track.children.some(({ attributes }) => attributes["id"] === channel))
        ?.attributes["name"];
    for (const [index, track] of template.tracks.entries()) {
      const [channel] = tracks[index]?.children ?? [];
      if (channel === undefined) throw new Error(`${track.name} has no channel`);
      expect(nameOf(channel.attributes["destination"])).toBe(track.output ?? "Master");
      expect(
        all(channel, "Send").map(({ attributes, children }) => ({
          to: nameOf(attributes["destination"]),
          level: Number(children[0]?.attributes["value"]),
        })),
      ).toEqual(track.sends ?? []);
    }
  });

  test("has the tempo, and markers in quarter notes", () => {
    expect(all(project, "Tempo")[0]?.attributes).toMatchObject({
      unit: "bpm",
      value: String(template.tempo),
    });
    expect(
      all(project, "Marker").map(({ attributes }) => [attributes["time"], attributes["name"]]),
    ).toEqual(template.markers.map(({ bar, name }) => [String((bar - 1) * 4), name]));
  });

  test("is the same file each time", () => {
    expect(writeDawproject(template)).toEqual(writeDawproject(template));
  });
});

test("the check of the structure finds what the schema forbids", () => {
  const errors = (text: string) => findSchemaErrors(readXml(text));
  expect(
    errors(`<Project version="1.0"><Transport/><Application name="a" version="1"/></Project>`),
  ).toEqual(["the parts of Project are out of order"]);
  expect(errors(`<Channel role="loud" destination="x"><Fader/></Channel>`)).toEqual([
    "Fader in Channel",
    "the parts of Channel are out of order",
    "role is loud",
    "Fader is unknown",
    "nothing is x",
  ]);
});

test("names with special characters stay what they are", () => {
  const title = `R&B <"live">`;
  const entries = readZip(
    writeDawproject({
      ...recordingTemplates["lead-vocal"],
      title,
      markers: [{ bar: 1, name: title }],
    }),
  );
  const project = readXml(entries.get("project.xml")?.toString("utf8") ?? "");
  expect(all(project, "Marker")[0]?.attributes["name"]).toBe(title);
  expect(() => readXml(entries.get("metadata.xml")?.toString("utf8") ?? "")).not.toThrow();
});
