import type { ModuleManifest } from "../../../../platform/modules/module.ts";
import type { FulfilmentContext } from "../../fulfilment/fulfilment.ts";

export interface EventContext extends FulfilmentContext {
  readonly modules: readonly ModuleManifest[];
  readonly data: unknown;
}

/** Applies an event and returns its outcome in a few words; throws where a person must look. */
export type EventHandler = (context: EventContext) => Promise<string>;
