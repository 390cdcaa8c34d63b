import type { Version } from "./pair-sound.ts";

/** The same recording in two formats. */
export interface RecordingFiles {
  readonly opus: string;
  readonly mp3: string;
}

type Files = Readonly<Record<Version, RecordingFiles>>;

/** Fetches and decodes both versions. Progress is a share, 0 to 1. */
export async function loadPair(
  context: AudioContext,
  files: Files,
  onShare: (share: number) => void,
): Promise<Record<Version, AudioBuffer>> {
  if (playsOpus()) {
    try {
      return await loadAs("opus", context, files, onShare);
    } catch {
      // Some play the format but cannot decode it; for the rest the second try fails alike.
    }
  }
  return loadAs("mp3", context, files, onShare);
}

function playsOpus(): boolean {
  return document.createElement("audio").canPlayType('audio/ogg; codecs="opus"') !== "";
}

async function loadAs(
  format: keyof RecordingFiles,
  context: AudioContext,
  files: Files,
  onShare: (share: number) => void,
): Promise<Record<Version, AudioBuffer>> {
  const shares = { before: 0, after: 0 };
  const load = async (version: Version) => {
    const bytes = await fetchBytes(files[version][format], (share) => {
      shares[version] = share;
      onShare((shares.before + shares.after) / 2);
    });
    return context.decodeAudioData(bytes);
  };
  const [before, after] = await Promise.all([load("before"), load("after")]);
  return { before, after };
}

async function fetchBytes(url: string, onShare: (share: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new Error(`${url}: ${response.status}`);
  const length = Number(response.headers.get("content-length"));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.length;
    if (length > 0) onShare(Math.min(1, received / length));
  }
  onShare(1);
  return new Blob(parts).arrayBuffer();
}
