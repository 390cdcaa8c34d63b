// Half of the window around a frame, in frames: long enough to outvote a wrong octave.
const reach = 6;
const shortestVoice = 4;
const longestGap = 2;

/** Mends what trackers get wrong: an octave too high or low, single frames, small holes. */
export function cleanPitch(hertz: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  return dropSpecks(fillHoles(foldOctaves(hertz)));
}

function foldOctaves(hertz: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  return hertz.map((value, frame) => {
    if (value === 0) return 0;
    const around = hertz.slice(Math.max(0, frame - reach), frame + reach + 1);
    const voiced = around.filter((neighbour) => neighbour > 0).sort();
    const usual = voiced[Math.floor(voiced.length / 2)] ?? value;
    const octaves = Math.round(Math.log2(value / usual));
    return value / 2 ** octaves;
  });
}

function fillHoles(hertz: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const filled = hertz.slice();
  let last = -1;
  for (let frame = 0; frame < hertz.length; frame++) {
    const value = hertz[frame] ?? 0;
    if (value === 0) continue;
    const before = hertz[last] ?? 0;
    const missing = frame - last - 1;
    if (before > 0 && missing > 0 && missing <= longestGap) {
      for (let hole = 1; hole <= missing; hole++) {
        filled[last + hole] = before + ((value - before) * hole) / (missing + 1);
      }
    }
    last = frame;
  }
  return filled;
}

function dropSpecks(hertz: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const cleaned = hertz.slice();
  let start = 0;
  for (let frame = 0; frame <= hertz.length; frame++) {
    if ((hertz[frame] ?? 0) > 0) continue;
    if (frame - start < shortestVoice) cleaned.fill(0, start, frame);
    start = frame + 1;
  }
  return cleaned;
}
