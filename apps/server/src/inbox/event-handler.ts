import type { FulfilmentContext } from "../fulfilment/fulfilment.ts";

export interface EventContext extends FulfilmentContext {
  readonly data: unknown;
}

/** Applies an event. Says what became of it in a few words; throws where a person must look. */
export type EventHandler = (context: EventContext) => Promise<string>;
