import { hash } from "node:crypto";

/** Reports of what a browser refused to load come here. */
export const policyReportPath = "/policy-reports";

/** What a page may load besides our own files. */
export interface ForeignSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}

/**
 * The policy of one page: our own files and exactly the inline scripts that stand in it. Pages are
 * cached and shared, so a nonce would be no secret; hashes are.
 */
export function contentSecurityPolicy(
  html: string,
  { scripts, frames, calls }: ForeignSources = { scripts: [], frames: [], calls: [] },
): string {
  const hashes = new Set<string>();
  for (const script of inlineScripts(html)) {
    hashes.add(`'sha256-${hash("sha256", script, "base64")}'`);
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...scripts].join(" "),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...calls].join(" "),
    ...(frames.length === 0 ? [] : [["frame-src", ...frames].join(" ")]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
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
    if (!html.slice(at, open).includes(" src=")) yield html.slice(open, close);
    at = close + end.length;
  }
}
