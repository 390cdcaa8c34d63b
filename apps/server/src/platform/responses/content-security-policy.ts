import { hash } from "node:crypto";

/** Where browsers report what the policy blocked. */
export const policyReportPath = "/policy-reports";

/** What a page may load besides our own files. */
export interface ThirdPartySources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
  readonly images: readonly string[];
}

interface PageSources {
  readonly thirdParty?: ThirdPartySources | undefined;
  /** Whether the build put an inline script there. */
  readonly isOwnScript?: ((script: string) => boolean) | undefined;
  /** Origins that may show this page in a frame; by default none. */
  readonly framedBy?: string;
}

const noThirdParty: ThirdPartySources = { scripts: [], frames: [], calls: [], images: [] };

/** A page is searched as its bytes, one character each: decoding it would cost more than all of the rest. */
const bytes = "latin1";

/**
 * The policy of one page: our own files and the inline scripts of the build. Any other one came with content and throws:
 * naming its hash would let it run. Pages are cached and shared, so a nonce would be no secret; hashes are safe.
 */
export function contentSecurityPolicy(
  page: Buffer,
  { thirdParty = noThirdParty, framedBy = "'none'", isOwnScript = () => false }: PageSources = {},
): string {
  const { scripts, frames, calls, images } = thirdParty;
  const hashes = new Set<string>();
  for (const script of inlineScripts(page)) {
    if (!isOwnScript(script))
      throw new Error(`An inline script of the page is not the build's: ${script.slice(0, 80)}`);
    hashes.add(hashSource(Buffer.from(script, bytes)));
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...scripts].join(" "),
    ["style-src 'self'", ...headStyles(page).map(hashSource)].join(" "),
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

function hashSource(inline: Buffer): string {
  return `'sha256-${hash("sha256", inline, "base64")}'`;
}

/** The renderer writes one at the end of the head. What stands anywhere else did not come from it. */
function headStyles(page: Buffer): Buffer[] {
  const end = page.indexOf("</style></head>");
  const start = end === -1 ? -1 : page.lastIndexOf("<style>", end);
  return start === -1 ? [] : [page.subarray(start + "<style>".length, end)];
}

/** By plain searches: most of a page is such scripts, and a regular expression would step through every character. */
export function* inlineScripts(page: Buffer): Generator<string> {
  const html = page.toString(bytes);
  const end = "</script>";
  for (let at = html.indexOf("<script"); at !== -1; at = html.indexOf("<script", at)) {
    const open = html.indexOf(">", at) + 1;
    const close = html.indexOf(end, open);
    if (open === 0 || close === -1) return;
    // Structured data for search engines is no code, so no policy covers it.
    if (!/ src=|"application\/ld\+json"/.test(html.slice(at, open))) yield html.slice(open, close);
    at = close + end.length;
  }
}
