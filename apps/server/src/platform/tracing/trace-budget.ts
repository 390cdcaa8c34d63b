/**
 * How many traces a process begins in a second. A crowd is traced no more than a busy hour, and nobody can make the
 * shop record everything by marking each of their requests.
 */
export class TraceBudget {
  readonly #perSecond: number;
  readonly #now: () => number;
  #second = 0;
  #taken = 0;

  constructor(perSecond: number, now = () => performance.now()) {
    this.#perSecond = perSecond;
    this.#now = now;
  }

  take(): boolean {
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) [this.#second, this.#taken] = [second, 0];
    if (this.#taken >= this.#perSecond) return false;
    this.#taken += 1;
    return true;
  }
}
