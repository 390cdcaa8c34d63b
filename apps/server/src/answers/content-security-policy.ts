import { hash } from "node:crypto";

/** Reports of what a browser refused to load come here. */
export const policyReportPath = "/policy-reports";

/** What a page may load besides our own files. */
export interface ForeignSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
  readonly images: readonly string[];
}

interface PageSources {
  readonly foreign?: ForeignSources | undefined;
  /** Whose pages may show this one in a frame; without it, nobody's. */
  readonly framedBy?: string;
}

const nothingForeign: ForeignSources = { scripts: [], frames: [], calls: [], images: [] };

/**
 * The policy of one page: our own files and exactly the inline scripts that stand in it. Pages are
 * cached and shared, so a nonce would be no secret; hashes are.
 */
export function contentSecurityPolicy(
  html: string,
  { foreign = nothingForeign, framedBy = "'none'" }: PageSources = {},
): string {
  const { scripts, frames, calls, images } = foreign;
  const hashes = new Set<string>();
  for (const script of inlineScripts(html)) {
    hashes.add(`'sha256-${hash("sha256", script, "base64")}'`);
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...scripts].join(" "),
    "style-src 'self'",
    ["img-src 'self'", ...images].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...calls].join(" "),
    ...(frames.length === 0 ? [] : [["frame-src", ...frames].join(" ")]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    `report-uri ${policyReportPath}`,
  ].join("; ");
}

/** By plain searches: most of a page is such scripts, and a pattern would step through every character. */
function* inlineScripts(html: string): Generator<string> {
  const end = "</script>";
  for (let at = html.indexOf("<script"); at !== -1; at = html.indexOf("<script", at)) {
    const open = html.indexOf(">", at) + 1;
    const close = html.indexOf(end, open);
    if (open === 0 || close === -1) return;
    // What search engines read is no code, so no policy asks for it.
    if (!/ src=|"application\/ld\+json"/.test(html.slice(at, open))) yield html.slice(open, close);
    at = close + end.length;
  }
}
