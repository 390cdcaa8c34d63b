import sharp from "sharp";

const size = 640;
const bars = 7;
/** From and to: the families of the shop, and two between them. */
const hues = [
  ["#8f6bff", "#f08ae0"],
  ["#3cc7dd", "#5fe0b4"],
  ["#ff7a59", "#ffc163"],
  ["#5f8bff", "#3cc7dd"],
  ["#f08ae0", "#ff7a59"],
] as const;

/** A voice as a wave, the same for the same name. No face: nobody in the demonstration shop exists. */
export function drawPortrait(name: string): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(name)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function portraitSvg(name: string): string {
  const random = numbersFrom(name);
  const [from, to] = hues[Math.floor(random() * hues.length)] ?? hues[0];
  const step = 64;
  const wave = Array.from({ length: bars }, (_, bar) => {
    // Louder in the middle, as a sung word is.
    const loudest = 420 * Math.sin(((bar + 1) / (bars + 1)) * Math.PI);
    const height = Math.round(56 + loudest * (0.35 + 0.65 * random()));
    const x = size / 2 + (bar - (bars - 1) / 2) * step - 16;
    return `<rect x="${x}" y="${(size - height) / 2}" width="32" height="${height}" rx="16"/>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <defs>
      <linearGradient id="hue" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    </defs>
    <rect width="${size}" height="${size}" fill="url(#hue)"/>
    <g fill="#15121f">${wave}</g>
  </svg>`;
}

/** Numbers from 0 to 1, the same for the same name (Park and Miller's generator). */
function numbersFrom(name: string): () => number {
  let state = Array.from(name).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647,
    7,
  );
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
