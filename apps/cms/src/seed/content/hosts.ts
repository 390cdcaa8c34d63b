import type { CompatibilityBlock, HostStatus, PluginFormat } from "@autotune/contract";

type System = "mac" | "windows";

type HostNote =
  | "afterwards"
  | "browser"
  | "files"
  | "hybrid"
  | "macOnly"
  | "tablet"
  | "windowsOnly";

/** Texts about hosts. */
export interface HostWords {
  readonly all: { readonly headline: string; readonly text: string };
  readonly mac: { readonly headline: string; readonly text: string };
  readonly windows: { readonly headline: string; readonly text: string };
  readonly notes: Readonly<Record<HostNote, string>>;
}

interface Host {
  readonly name: string;
  readonly fromVersion: string;
  /** Absent where it does not exist on that system; on neither where it is for tablets. */
  readonly mac?: readonly PluginFormat[];
  readonly windows?: readonly PluginFormat[];
  readonly status?: HostStatus;
  readonly note?: HostNote;
}

const auOrVst3 = { mac: ["AU", "VST3"], windows: ["VST3"] } as const;
const vst3 = { mac: ["VST3"], windows: ["VST3"] } as const;

/** Hosts that exist, by name. Their makers have nothing to do with the demonstration shop. */
const hosts: readonly Host[] = [
  { name: "Ableton Live", fromVersion: "11", ...auOrVst3 },
  { name: "Ardour", fromVersion: "7", ...auOrVst3 },
  { name: "Audacity", fromVersion: "3.2", ...auOrVst3, status: "limited", note: "afterwards" },
  {
    name: "BandLab",
    fromVersion: "",
    mac: [],
    windows: [],
    status: "not",
    note: "browser",
  },
  { name: "Bitwig Studio", fromVersion: "4", ...vst3 },
  { name: "Cakewalk Sonar", fromVersion: "2023", windows: ["VST3"] },
  { name: "Cubase", fromVersion: "11", ...vst3 },
  { name: "Digital Performer", fromVersion: "11", ...auOrVst3 },
  { name: "FL Studio", fromVersion: "21", ...auOrVst3 },
  { name: "GarageBand", fromVersion: "10.4", mac: ["AU"] },
  {
    name: "GarageBand for iPad",
    fromVersion: "",
    status: "not",
    note: "tablet",
  },
  { name: "Logic Pro", fromVersion: "10.7", mac: ["AU"] },
  { name: "Mixbus", fromVersion: "9", ...auOrVst3 },
  { name: "Nuendo", fromVersion: "11", ...vst3 },
  { name: "Pro Tools", fromVersion: "2022", mac: ["AAX"], windows: ["AAX"], note: "hybrid" },
  { name: "REAPER", fromVersion: "6", ...auOrVst3 },
  { name: "Reason", fromVersion: "13", ...vst3 },
  { name: "Samplitude", fromVersion: "X7", windows: ["VST3"] },
  { name: "Studio One", fromVersion: "5", ...auOrVst3 },
  { name: "Waveform", fromVersion: "12", ...auOrVst3 },
  { name: "WaveLab", fromVersion: "11", ...vst3, status: "limited", note: "files" },
];

/** The hosts of one system, or all of them with what is true of one system alone. */
export function compatibilityOf(words: HostWords, system?: System): CompatibilityBlock {
  const { headline, text } = words[system ?? "all"];
  const shown = hosts.filter((host) => system === undefined || host[system] !== undefined);
  return {
    block: "compatibility",
    headline,
    text,
    hosts: shown.map((host) => {
      const { name, fromVersion, mac, windows, status = "works" } = host;
      const formats = new Set(
        system === undefined ? [...(mac ?? []), ...(windows ?? [])] : host[system],
      );
      const note = host.note ?? (system === undefined ? onlyOn(host) : undefined);
      return {
        name,
        fromVersion,
        formats: [...formats],
        status,
        note: note === undefined ? "" : words.notes[note],
      };
    }),
  };
}

function onlyOn({ mac, windows }: Host): HostNote | undefined {
  if (windows === undefined) return "macOnly";
  return mac === undefined ? "windowsOnly" : undefined;
}
