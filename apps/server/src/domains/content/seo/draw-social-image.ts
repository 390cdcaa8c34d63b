import { hash } from "node:crypto";
import type { Language, RouteName } from "@autotune/routes";
import sharp from "sharp";
import { wrapTitle } from "./wrap-title.ts";
import { escapeXml } from "./xml.ts";

/** The size that social networks show. */
const socialImageSize = { width: 1200, height: 630 } as const;

export interface SocialImage {
  readonly path: string;
  readonly title: string;
  readonly language: Language;
  readonly route: RouteName | undefined;
}

const violet = "#a987ff";
const cyan = "#4fdcec";
const coral = "#ff8a65";
const amber = "#ffc659";

/** Each family's hue, as on its pages. */
const hues: Partial<Record<RouteName, readonly [string, string]>> = {
  AutoTune: [violet, "#d5b8ff"],
  AiPowered: [cyan, "#a5f3fc"],
  VocalEffects: [coral, amber],
  Subscriptions: [coral, cyan],
};

const { width, height } = socialImageSize;
const laneHeight = 44;
const lowestLane = 590;
const lanes = 5;

/** The page's title above a pitch curve that finds its notes: another melody for each URL. */
export async function drawSocialImage(image: SocialImage): Promise<Buffer> {
  return sharp(Buffer.from(socialImageSvg(image)))
    .png({ palette: true })
    .toBuffer();
}

function socialImageSvg({ path, title, language, route }: SocialImage): string {
  const [from, to] = hues[route ?? "Home"] ?? [violet, cyan];
  const { size, lines } = wrapTitle(title, width - 176);
  const words = lines.map(
    (line, index) =>
      `<text x="88" y="${154 + size * 0.92 + index * size * 1.16}" font-size="${size}" font-weight="700" fill="#f7f4ff">${escapeXml(line)}</text>`,
  );
  const rules = Array.from(
    { length: lanes },
    (_, lane) => `M0 ${lowestLane - lane * laneHeight}H${width}`,
  ).join("");
  const line = melody(path);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${fontOf(language)}">
<defs>
<linearGradient id="hue" x1="420" x2="${width}" y1="0" y2="0" gradientUnits="userSpaceOnUse"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
<radialGradient id="light" cx="0.72" cy="0.9" r="0.75"><stop stop-color="${from}" stop-opacity="0.34"/><stop offset="1" stop-color="${from}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="#0d0916"/>
<rect width="${width}" height="${height}" fill="url(#light)"/>
<path d="${rules}" stroke="#f7f4ff" stroke-opacity="0.09"/>
<path d="M0 548C60 470 96 618 168 540S280 480 340 560 396 540 420 ${line.start}" fill="none" stroke="#9c93ad" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>
<path d="${line.path}" fill="none" stroke="url(#hue)" stroke-width="16" stroke-opacity="0.22" stroke-linejoin="round"/>
<path d="${line.path}" fill="none" stroke="url(#hue)" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
<g transform="translate(88 66) scale(2.1)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M1.5 14c2.2-6 4-6 6.5 0" stroke="#9c93ad" stroke-width="2"/><path d="M8 14V8h7V3h7v7h6.5" stroke="${violet}" stroke-width="2.4"/></g>
<text x="166" y="100" font-size="34" font-weight="700" fill="#f7f4ff">AutoTune</text>
${words.join("\n")}
</svg>`;
}

/** Intervals between notes, derived from the URL: the same page always has the same melody. */
function melody(path: string): { readonly start: number; readonly path: string } {
  const notes = [...hash("sha1", path, "buffer")].slice(0, 7).map((byte) => byte % lanes);
  const heightOf = (lane = 0) => lowestLane - lane * laneHeight;
  const step = (width - 420) / notes.length;
  const steps = notes.map((lane, index) => `V${heightOf(lane)}H${420 + (index + 1) * step}`);
  return { start: heightOf(notes[0]), path: `M420 ${heightOf(notes[0])}${steps.join("")}` };
}

/** Both fonts are of one family with glyphs for their language. */
function fontOf(language: Language): string {
  return language === "ko" ? "Noto Sans CJK KR, sans-serif" : "Noto Sans CJK JP, sans-serif";
}
