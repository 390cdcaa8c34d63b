/** One resonance of a throat: what lies near its frequency comes out louder. */
export class Resonator {
  readonly #sampleRate: number;
  #gain = 1;
  #once = 0;
  #twice = 0;
  #last = 0;
  #beforeLast = 0;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
  }

  tune(hertz: number, bandwidth: number): void {
    const radius = Math.exp((-Math.PI * bandwidth) / this.#sampleRate);
    this.#twice = -radius * radius;
    this.#once = 2 * radius * Math.cos((2 * Math.PI * hertz) / this.#sampleRate);
    this.#gain = 1 - this.#once - this.#twice;
  }

  /** How much louder a steady tone of that frequency comes out. */
  loudnessAt(hertz: number): number {
    const angle = (2 * Math.PI * hertz) / this.#sampleRate;
    const real = 1 - this.#once * Math.cos(angle) - this.#twice * Math.cos(2 * angle);
    const imaginary = this.#once * Math.sin(angle) + this.#twice * Math.sin(2 * angle);
    return this.#gain / Math.hypot(real, imaginary);
  }

  next(sample: number): number {
    const heard = this.#gain * sample + this.#once * this.#last + this.#twice * this.#beforeLast;
    this.#beforeLast = this.#last;
    this.#last = heard;
    return heard;
  }
}
