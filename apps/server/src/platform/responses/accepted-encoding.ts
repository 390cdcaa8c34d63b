import type { Encoding } from "./cached-response.ts";

/** The best encoding that a client accepts. Whole words only, and `;q=0` excludes one. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  if (accepts(header, "br")) return "br";
  return accepts(header, "gzip") ? "gzip" : "identity";
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && (quality === undefined || Number(quality) > 0);
  });
}
