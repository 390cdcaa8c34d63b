import type { ComposeFile } from "./compose-schema.ts";

/** The services without a profile, or with one of these, each after those that it waits for. */
export function startOrder(
  { services }: ComposeFile,
  profiles: readonly string[],
): readonly string[] {
  const order: string[] = [];
  const visiting: string[] = [];
  const add = (name: string) => {
    if (order.includes(name)) return;
    if (visiting.includes(name))
      throw new Error(`These wait for each other: ${[...visiting, name].join(", ")}`);
    visiting.push(name);
    Object.keys(services[name]?.depends_on ?? {}).forEach(add);
    visiting.pop();
    order.push(name);
  };
  for (const [name, service] of Object.entries(services))
    if (service.profiles === undefined || service.profiles.some((own) => profiles.includes(own)))
      add(name);
  return order;
}
