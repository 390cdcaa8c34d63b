import type { Payload } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";

const form = Compile(Type.Object({ shopUrl: Type.String() }));

/** Where people reach the shop. */
export function shopUrlOf({ config }: Payload): string {
  return form.Parse(config.custom).shopUrl;
}
