import { withDescendants, type XmlElement } from "./read-xml.ts";

interface ElementRule {
  /** Those that it may have, in this order. */
  readonly children?: readonly string[];
  /** Children that may come more than once. */
  readonly repeated?: readonly string[];
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
}

const nameable = ["name", "color", "comment"];
const referenceable = ["id", ...nameable];
const realParameter: ElementRule = {
  required: ["unit"],
  optional: ["max", "min", "value", "parameterID", ...referenceable],
};
const boolParameter: ElementRule = { optional: ["value", "parameterID", ...referenceable] };

/** The part of DAWproject's Project.xsd (1.0) that templates use. */
const rules: Readonly<Record<string, ElementRule>> = {
  Project: {
    children: ["Application", "Transport", "Structure", "Arrangement", "Scenes"],
    required: ["version"],
  },
  Application: { required: ["name", "version"] },
  Transport: { children: ["Tempo", "TimeSignature"] },
  Tempo: realParameter,
  TimeSignature: {
    required: ["numerator", "denominator"],
    optional: ["parameterID", ...referenceable],
  },
  Structure: { children: ["Track"], repeated: ["Track"] },
  Track: {
    children: ["Channel", "Track"],
    repeated: ["Track"],
    optional: ["contentType", "loaded", ...referenceable],
  },
  Channel: {
    children: ["Devices", "Mute", "Pan", "Sends", "Volume"],
    optional: ["audioChannels", "destination", "role", "solo", ...referenceable],
  },
  Devices: { children: ["Vst3Plugin"], repeated: ["Vst3Plugin"] },
  Vst3Plugin: {
    children: ["Parameters", "Enabled", "State"],
    required: ["deviceName", "deviceRole"],
    optional: ["deviceID", "deviceVendor", "loaded", "pluginVersion", ...referenceable],
  },
  Enabled: boolParameter,
  Mute: boolParameter,
  Pan: realParameter,
  Volume: realParameter,
  Sends: { children: ["Send"], repeated: ["Send"] },
  Send: {
    children: ["Enable", "Pan", "Volume"],
    optional: ["destination", "type", ...referenceable],
  },
  Arrangement: {
    children: ["Lanes", "Markers", "TempoAutomation", "TimeSignatureAutomation"],
    optional: referenceable,
  },
  Lanes: {
    children: ["Lanes"],
    repeated: ["Lanes"],
    optional: ["timeUnit", "track", ...referenceable],
  },
  Markers: {
    children: ["Marker"],
    repeated: ["Marker"],
    optional: ["timeUnit", "track", ...referenceable],
  },
  Marker: { required: ["time"], optional: nameable },
};

/** The values that an attribute may have, wherever it is used here. */
const values: Readonly<Record<string, readonly string[]>> = {
  unit: [
    "linear",
    "normalized",
    "percent",
    "decibel",
    "hertz",
    "semitones",
    "seconds",
    "beats",
    "bpm",
  ],
  timeUnit: ["beats", "seconds"],
  deviceRole: ["instrument", "noteFX", "audioFX", "analyzer"],
  role: ["regular", "master", "effect", "submix", "vca"],
  type: ["pre", "post"],
  contentType: ["audio", "automation", "notes", "video", "markers", "tracks"],
  loaded: ["true", "false"],
  solo: ["true", "false"],
};

/** What in a project the schema does not allow, in words. */
export function findSchemaErrors(project: XmlElement): string[] {
  const elements = withDescendants(project);
  const ids = elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
  return [
    ...elements.flatMap(findElementErrors),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements are ${id}`),
    ...ids.filter((id) => !/^[A-Za-z_][\w.-]*$/.test(id)).map((id) => `${id} is no xs:ID`),
    ...elements
      .flatMap(({ attributes: { destination, track } }) => [destination, track])
      .filter((reference) => reference !== undefined && !ids.includes(reference))
      .map((reference) => `nothing is ${reference}`),
  ];
}

function findElementErrors({ name, attributes, children }: XmlElement): string[] {
  const rule = rules[name];
  if (rule === undefined) return [`${name} is unknown`];
  const { children: allowed = [], repeated = [], required = [], optional = [] } = rule;
  const names = children.map((child) => child.name);
  const places = names.map((child) => allowed.indexOf(child));
  return [
    ...names.filter((child) => !allowed.includes(child)).map((child) => `${child} in ${name}`),
    ...names
      .filter((child, index) => names.indexOf(child) !== index && !repeated.includes(child))
      .map((child) => `two ${child} in ${name}`),
    ...(places.every((place, index) => place >= (places[index - 1] ?? 0))
      ? []
      : [`the parts of ${name} are out of order`]),
    ...required.filter((key) => !(key in attributes)).map((key) => `${name} has no ${key}`),
    ...Object.keys(attributes)
      .filter((key) => ![...required, ...optional].includes(key))
      .map((key) => `${name} has ${key}`),
    ...Object.entries(attributes)
      .filter(([key, value]) => values[key]?.includes(value) === false)
      .map(([key, value]) => `${key} is ${value}`),
  ];
}
