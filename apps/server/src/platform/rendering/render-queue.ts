import { setImmediate } from "node:timers/promises";
import { ApiError } from "../http/errors.ts";

/**
 * Bounds how many pages are rendered at once. Rendering is CPU-bound: more at a time makes none of them faster
 * and all of them late.
 */
export class RenderQueue {
  readonly #atOnce: number;
  readonly #mayWait: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #turn: Promise<void> = Promise.resolve();

  constructor({ atOnce, mayWait }: { atOnce: number; mayWait: number }) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
  }

  get busy(): boolean {
    return this.#running >= this.#atOnce;
  }

  get full(): boolean {
    return this.busy && this.#waiting.length >= this.#mayWait;
  }

  get length(): number {
    return this.#running + this.#waiting.length;
  }

  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.full) throw new RenderQueueFull();
    if (this.busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      // A render blocks the process for milliseconds. Whatever has arrived is read first, so that requests for the same
      // page share it, and a publication is read within a few renders.
      this.#turn = this.#turn.then(() => setImmediate());
      await this.#turn;
      return await render();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

/** The queue is full: a later request may find a slot. */
export class RenderQueueFull extends ApiError {
  constructor() {
    super("unavailable");
    this.name = "RenderQueueFull";
  }
}
