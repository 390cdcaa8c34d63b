import { TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox";
import { Compile } from "typebox/compile";

type Route = Parameters<typeof TypeBoxValidatorCompiler>[0];

/**
 * A body must match its schema exactly. Parameters in a URL are text and are coerced only where needed:
 * coercion costs more than all the rest of a content request.
 */
export function validateRequest(route: Route) {
  const form = Compile(route.schema);
  const read = TypeBoxValidatorCompiler(route);
  return (value: unknown) => (form.Check(value) ? { value } : read(value));
}
