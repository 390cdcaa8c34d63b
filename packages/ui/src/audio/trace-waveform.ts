interface Frame {
  readonly width: number;
  readonly height: number;
  readonly bars: number;
}

/** How much of a bar's place it fills. */
const fill = 0.62;
const least = 0.02;

/** Path data of bars around the middle, from peaks between 0 and 255. A bar shows the loudest of its part. */
export function traceWaveform(peaks: ArrayLike<number>, { width, height, bars }: Frame): string {
  const place = width / bars;
  let path = "";
  for (let bar = 0; bar < bars; bar++) {
    const to = ((bar + 1) * peaks.length) / bars;
    let loudest = 0;
    for (let index = Math.floor((bar * peaks.length) / bars); index < to; index++) {
      loudest = Math.max(loudest, peaks[index] ?? 0);
    }
    const tall = round(Math.max(least, loudest / 255) * height);
    const wide = round(place * fill);
    path += `M${round(bar * place)} ${round((height - tall) / 2)}h${wide}v${tall}h-${wide}z`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
