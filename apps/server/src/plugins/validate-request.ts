import { TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox";
import { Compile } from "typebox/compile";

type Route = Parameters<typeof TypeBoxValidatorCompiler>[0];

/**
 * A body is of its form or refused; what stands in an address is text, which is read as something else only
 * where it has to be: reading it costs more than all the rest of a content call.
 */
export function validateRequest(route: Route) {
  const form = Compile(route.schema);
  const read = TypeBoxValidatorCompiler(route);
  return (value: unknown) => (form.Check(value) ? { value } : read(value));
}
