/** A plug-in as a host finds it among those that are installed. */
export interface PlugIn {
  /** As its build announces it, in every language. */
  readonly name: string;
  /** The VST3 class id. Sessions refer to it, so it stays the same over all versions of a plug-in. */
  readonly classId: string;
}

/** By the path of their product. AutoTune Hybrid has no VST3 version. */
export const plugIns = {
  "auto-tune-2026": { name: "AutoTune 2026", classId: "29913F48689B1CE1540230651C1E3B29" },
  "auto-tune-pro": { name: "AutoTune Pro", classId: "01987C32C741788346D78C6E174D84AE" },
  "auto-key": { name: "AutoKey", classId: "CD85EC033B8C438116523FA814251D4A" },
  "vocal-prep": { name: "Vocal Prep", classId: "74D4AC0A56C4F184A74BB0433AEBB9CD" },
  "vocal-eq": { name: "Vocal EQ", classId: "891EB74D481D74446D8447C427511357" },
  "vocal-compressor": { name: "Vocal Compressor", classId: "A92C04557967EF8C06BC14D4D87149D0" },
  "vocal-de-esser": { name: "Vocal De-Esser", classId: "67A6B6763DA6F8A4DE66E36A9963232D" },
  "vocal-reverb": { name: "Vocal Reverb", classId: "0E6C743FE064D457F6C1025F9AF30F11" },
  "harmony-engine": { name: "Harmony Engine", classId: "DD5BD4BBDD1F48850B507E13D61285A1" },
  choir: { name: "Choir", classId: "061F6FA1F07AF7FA4843E9AD8C576264" },
  twin: { name: "Twin", classId: "ECD0B129596B7C8ECF82A086B8A0E82E" },
  ember: { name: "Ember", classId: "C30A93BA4C874F92CBD19FCEE018F359" },
  whisper: { name: "Whisper", classId: "ADCF2C0155FD65BE6A4708A0B5CB0755" },
  orbit: { name: "Orbit", classId: "240C7B03987B7F45717C0DF9A227CA26" },
  dial: { name: "Dial", classId: "6E74B4B9BF42507ADD24BE9A0DDC4E5A" },
  stutter: { name: "Stutter", classId: "C8C8E3FCE9406B488A526008870C1917" },
  halo: { name: "Halo", classId: "A2B24416C703636C80617F83685C7C06" },
  undertow: { name: "Undertow", classId: "77F847831F6A2B868004038162C5782B" },
} as const satisfies Readonly<Record<string, PlugIn>>;

/** The path of a product that a template may use. */
export type PlugInPath = keyof typeof plugIns;
