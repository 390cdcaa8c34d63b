import {
  plugIns,
  type PlugInPath,
  type RecordingTemplate,
  type TemplateTrack,
} from "@autotune/commerce";
import { siteName } from "@autotune/routes";
import { writeZip } from "@autotune/storage";
import { beatsBefore } from "./count-time.ts";
import { trackColors } from "./track-colors.ts";
import { escapeText, writeDocument, writeElement } from "./write-element.ts";

/**
 * A DAWproject file, version 1.0: a zip of two XML documents (https://github.com/bitwig/dawproject). Elements stand in
 * the order that its Project.xsd asks for. A plug-in without a state begins with its own defaults.
 */
export function writeDawproject(template: RecordingTemplate): Buffer {
  return writeZip([
    { name: "metadata.xml", bytes: Buffer.from(writeMetadata(template)) },
    { name: "project.xml", bytes: Buffer.from(writeProject(template)) },
  ]);
}

function writeMetadata({ title }: RecordingTemplate): string {
  return writeDocument(
    writeElement("MetaData", {}, [writeElement("Title", {}, [escapeText(title)])]),
  );
}

const masterTrack = "master";
const masterChannel = "master-channel";

function writeProject(template: RecordingTemplate): string {
  const { tracks, markers, tempo, timeSignature } = template;
  const trackId = (name: string) => `track-${tracks.findIndex((track) => track.name === name) + 1}`;
  const lanes = [...tracks.map(({ name }) => trackId(name)), masterTrack].map((track) =>
    writeElement("Lanes", { track, id: `${track}-lanes` }),
  );
  return writeDocument(
    writeElement("Project", { version: "1.0" }, [
      writeElement("Application", { name: siteName, version: "1.0" }),
      writeElement("Transport", {}, [
        writeElement("Tempo", {
          max: 666,
          min: 20,
          unit: "bpm",
          value: tempo,
          id: "tempo",
          name: "Tempo",
        }),
        writeElement("TimeSignature", { ...timeSignature, id: "time-signature" }),
      ]),
      writeElement("Structure", {}, [
        ...tracks.map((track) => writeTrack(track, trackId)),
        writeMaster(),
      ]),
      writeElement("Arrangement", { id: "arrangement" }, [
        writeElement("Lanes", { timeUnit: "beats", id: "lanes" }, lanes),
        writeElement(
          "Markers",
          { timeUnit: "beats", id: "markers" },
          markers.map(({ bar, name }) =>
            writeElement("Marker", { time: beatsBefore(bar, template), name }),
          ),
        ),
      ]),
    ]),
  );
}

const mixerRoles = { audio: "regular", bus: "submix", effect: "effect" } as const satisfies Record<
  TemplateTrack["role"],
  string
>;

function writeTrack(track: TemplateTrack, trackId: (name: string) => string): string {
  const id = trackId(track.name);
  const channelOf = (name: string) => `${trackId(name)}-channel`;
  const { output, sends = [], volume = 1, pan = 0 } = track;
  const channel = writeElement(
    "Channel",
    {
      audioChannels: 2,
      destination: output === undefined ? masterChannel : channelOf(output),
      role: mixerRoles[track.role],
      solo: false,
      id: channelOf(track.name),
    },
    [
      writeElement(
        "Devices",
        {},
        track.plugIns.map((path, index) => writePlugIn(path, `${id}-device-${index + 1}`)),
      ),
      writeElement("Mute", { value: track.isMuted === true, id: `${id}-mute`, name: "Mute" }),
      writeElement("Pan", {
        max: 1,
        min: 0,
        unit: "normalized",
        // From 0, left, to 1, right.
        value: (pan + 1) / 2,
        id: `${id}-pan`,
        name: "Pan",
      }),
      writeElement(
        "Sends",
        {},
        sends.map(({ to, level }, index) =>
          writeElement(
            "Send",
            { destination: channelOf(to), type: "post", id: `${id}-send-${index + 1}` },
            [writeVolume(`${id}-send-${index + 1}-volume`, level)],
          ),
        ),
      ),
      writeVolume(`${id}-volume`, volume),
    ],
  );
  const content = { contentType: "audio", loaded: true, id, name: track.name };
  return writeElement("Track", { ...content, color: hexOf(track) }, [channel]);
}

function writePlugIn(path: PlugInPath, id: string): string {
  const { name, classId } = plugIns[path];
  return writeElement(
    "Vst3Plugin",
    {
      deviceID: classId,
      deviceName: name,
      deviceRole: "audioFX",
      deviceVendor: siteName,
      loaded: true,
      id,
      name,
    },
    [writeElement("Enabled", { value: true, id: `${id}-enabled`, name: "On/Off" })],
  );
}

function writeMaster(): string {
  const attributes = { contentType: "audio", loaded: true, id: masterTrack, name: "Master" };
  return writeElement("Track", attributes, [
    writeElement("Channel", { audioChannels: 2, role: "master", solo: false, id: masterChannel }, [
      writeVolume("master-volume", 1),
    ]),
  ]);
}

function writeVolume(id: string, value: number): string {
  return writeElement("Volume", { max: 2, min: 0, unit: "linear", value, id, name: "Volume" });
}

function hexOf({ role }: TemplateTrack): string {
  const { red, green, blue } = trackColors[role];
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
