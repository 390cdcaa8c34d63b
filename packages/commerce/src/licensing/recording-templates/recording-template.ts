import type { PlugInPath } from "./plug-ins.ts";

/** A session to record into, in no format yet. Its names are those in the file, the same in every language. */
export interface RecordingTemplate {
  readonly title: string;
  /** Quarter notes per minute. */
  readonly tempo: number;
  readonly timeSignature: { readonly numerator: number; readonly denominator: number };
  readonly markers: readonly TemplateMarker[];
  /** From top to bottom. */
  readonly tracks: readonly TemplateTrack[];
}

interface TemplateMarker {
  /** The first one is 1. */
  readonly bar: number;
  readonly name: string;
}

export interface TemplateTrack {
  /** Unlike that of every other track of the template. */
  readonly name: string;
  /** `bus`: what other tracks play into; `effect`: what gets a share of them through sends. */
  readonly role: "audio" | "bus" | "effect";
  /** In the order in which the sound passes through them. */
  readonly plugIns: readonly PlugInPath[];
  /** The bus that it plays into; without one, the master. */
  readonly output?: string;
  readonly sends?: readonly TemplateSend[];
  /** Linear; 1 where it is left out. */
  readonly volume?: number;
  /** From -1, left, to 1, right. */
  readonly pan?: number;
  /** Ready to record from the first input; heard through its plug-ins meanwhile, or not. */
  readonly records?: "monitored" | "unheard";
  readonly isMuted?: true;
}

interface TemplateSend {
  readonly to: string;
  /** Linear. */
  readonly level: number;
}

/** The products whose plug-ins a template uses, each once, in the order of its tracks. */
export function plugInsOf({ tracks }: RecordingTemplate): PlugInPath[] {
  return [...new Set(tracks.flatMap(({ plugIns }) => plugIns))];
}
