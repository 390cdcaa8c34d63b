/** Vocal folds: pulses of air at the pitch, never two alike, with the breath that leaks through. */
export class Glottis {
  readonly #sampleRate: number;
  readonly #openness: number;
  readonly #random: () => number;
  #phase = 0;
  #jitter = 1;
  #shimmer = 1;
  #held = 0;
  #tilted = 0;

  constructor(sampleRate: number, openness: number, random: () => number) {
    this.#sampleRate = sampleRate;
    this.#openness = openness;
    this.#random = random;
  }

  /** The next sample of the air's pressure. */
  next(hertz: number, voicing: number, breath: number): number {
    const pace = (hertz * this.#jitter) / this.#sampleRate;
    // A soft tone closes the folds late and gently.
    const open = this.#openness + 0.12 * (1 - Math.min(voicing, 1));
    const before = this.#phase;
    this.#phase += pace;

    let pressure = this.#held;
    this.#held = 0;
    if (before < open && this.#phase >= open) {
      // The folds clap shut between two samples. Spreading the edge over both keeps high
      // overtones from folding back as false ones.
      const late = (this.#phase - open) / pace;
      pressure += 0.5 * late * late;
      this.#held = -0.5 * (1 - late) * (1 - late);
    }
    if (this.#phase >= 1) {
      this.#phase -= 1;
      this.#jitter = 1 + 0.008 * (this.#random() - 0.5);
      this.#shimmer = 1 + 0.07 * (this.#random() - 0.5);
    }
    const share = before / open;
    const isOpen = share < 1;
    if (isOpen) pressure += share * (2 - 3 * share);

    const noise = this.#random() + this.#random() - 1;
    const air = noise * breath * (isOpen ? 1 : 0.35);
    // Loud tones are bright ones.
    const brightness = 2000 + 7500 * Math.min(voicing, 1);
    const share1 = 1 - Math.exp((-2 * Math.PI * brightness) / this.#sampleRate);
    this.#tilted += (pressure * this.#shimmer * voicing - this.#tilted) * share1;
    return this.#tilted + air;
  }
}
