import { seededRandom } from "@autotune/voice";

/** How much stronger, in decibels, the voice itself is than what the room sends back: an arm's length from a microphone. */
const directToRoom = 6;
const firstEcho = 0.004;
// From here on an ear hears no single echo.
const echoesPerSecond = 2000;

/** Noise that lies so many decibels below the voice, over the whole take. */
export function addNoise(
  samples: Float32Array,
  decibels: number,
  seed: number,
): Float32Array<ArrayBuffer> {
  const random = seededRandom(seed);
  const noise = samples.map(() => random() + random() - 1);
  const gain = rms(samples) / rms(noise) / 10 ** (decibels / 20);
  return Float32Array.from(samples, (sample, place) => sample + gain * (noise[place] ?? 0));
}

/** A room in which a clap dies away by 60 dB within those seconds: echoes at random, ever softer. */
export function addRoom(
  samples: Float32Array,
  sampleRate: number,
  seconds: number,
  seed: number,
): Float32Array<ArrayBuffer> {
  const random = seededRandom(seed);
  const room = new Float32Array(samples.length);
  for (let time = firstEcho; time < seconds; time += (2 * random()) / echoesPerSecond) {
    const late = Math.round(time * sampleRate);
    const gain = (random() < 0.5 ? -1 : 1) * 10 ** ((-3 * time) / seconds);
    for (let place = late; place < room.length; place++) {
      room[place] = (room[place] ?? 0) + gain * (samples[place - late] ?? 0);
    }
  }
  const share = rms(samples) / rms(room) / 10 ** (directToRoom / 20);
  return Float32Array.from(samples, (sample, place) => sample + share * (room[place] ?? 0));
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
