import { createHash } from "node:crypto";
import {
  plugIns,
  type PlugInPath,
  type RecordingTemplate,
  type TemplateTrack,
} from "@autotune/commerce";
import { siteName } from "@autotune/routes";
import { secondsBefore } from "./count-time.ts";
import { trackColors } from "./track-colors.ts";

/** A line, or a block of lines that REAPER puts between `<` and `>`. */
type Chunk = string | readonly [head: string, content: readonly Chunk[]];

/** A project of REAPER 6 or later. What it leaves out, REAPER fills with its own defaults. */
export function writeReaperProject(template: RecordingTemplate): Buffer {
  const { tempo, timeSignature, tracks, markers } = template;
  const content: Chunk[] = [
    ["NOTES 0 2", [`|${template.title}`]],
    `TEMPO ${tempo} ${timeSignature.numerator} ${timeSignature.denominator}`,
    "SAMPLERATE 48000 0 0",
    ...markers.map(
      ({ bar, name }, index) =>
        `MARKER ${index + 1} ${secondsBefore(bar, template)} ${quote(name)} 0`,
    ),
    ...tracks.map((track) => writeTrack(track, template)),
  ];
  const project: Chunk = ['REAPER_PROJECT 0.1 "6.0" 0', content];
  return Buffer.from(`${writeChunk(project, "").join("\n")}\n`);
}

function writeChunk(chunk: Chunk, indent: string): string[] {
  if (typeof chunk === "string") return [`${indent}${chunk}`];
  const [head, content] = chunk;
  return [
    `${indent}<${head}`,
    ...content.flatMap((part) => writeChunk(part, `${indent}  `)),
    `${indent}>`,
  ];
}

function writeTrack(track: TemplateTrack, template: RecordingTemplate): Chunk {
  const { name, output, volume = 1, pan = 0, records } = track;
  const id = makeGuid(`${template.title}/${name}`);
  const isArmed = Number(records !== undefined);
  const content: Chunk[] = [
    `NAME ${quote(name)}`,
    `PEAKCOL ${colorOf(track)}`,
    `VOLPAN ${volume} ${pan} -1 -1 1`,
    `MUTESOLO ${Number(track.isMuted === true)} 0 0`,
    "ISBUS 0 0",
    // Armed or not, the first input, heard while recording or not; then the input itself is recorded, not the output.
    `REC ${isArmed} 0 ${Number(records === "monitored")} 0 0 0 0 0`,
    "NCHAN 2",
    "FX 1",
    `TRACKID ${id}`,
    `MAINSEND ${Number(output === undefined)} 0`,
    ...template.tracks.flatMap((source, index) => writeReceives(source, index, name)),
    ...(track.plugIns.length === 0 ? [] : [writePlugIns(track.plugIns, id)]),
  ];
  return [`TRACK ${id}`, content];
}

/** REAPER writes a route where it ends, with the number of the track from which it comes. */
function writeReceives(source: TemplateTrack, index: number, to: string): string[] {
  const levels = [
    ...(source.output === to ? [1] : []),
    ...(source.sends ?? []).filter((send) => send.to === to).map(({ level }) => level),
  ];
  // After the fader, not panned, not muted, in stereo.
  return levels.map((level) => `AUXRECV ${index} 0 ${level} 0 0 0 0 0 0 -1:U 0 -1 ''`);
}

function writePlugIns(paths: readonly PlugInPath[], trackId: string): Chunk {
  const content: Chunk[] = [
    "SHOW 0",
    "LASTSEL 0",
    "DOCKED 0",
    ...paths.flatMap((path, index): Chunk[] => {
      const { name, classId } = plugIns[path];
      const title = quote(`VST3: ${name} (${siteName})`);
      return [
        "BYPASS 0 0 0",
        [`VST ${title} ${quote(`${name}.vst3`)} 0 "" ${hashClassId(classId)}{${classId}} ""`, []],
        `FXID ${makeGuid(`${trackId}/${index}`)}`,
        "WAK 0 0",
      ];
    }),
  ];
  return ["FXCHAIN", content];
}

/** What REAPER writes before a class id: 31 bits of FNV-1a over its bytes in the order of a Windows GUID. */
export function hashClassId(classId: string): number {
  const bytes = Buffer.from(classId, "hex");
  bytes.subarray(0, 4).reverse();
  bytes.subarray(4, 6).reverse();
  bytes.subarray(6, 8).reverse();
  let hash = 0x81_1c_9d_c5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash & 0x7f_ff_ff_ff;
}

/** The same for the same name, so that a template is the same file each time. */
function makeGuid(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex").slice(0, 32).toUpperCase();
  return `{${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}}`;
}

/** With the bit that says that it is set. */
function colorOf({ role }: TemplateTrack): number {
  const { red, green, blue } = trackColors[role];
  return 0x1_00_00_00 + (blue << 16) + (green << 8) + red;
}

function quote(text: string): string {
  return `"${text}"`;
}
