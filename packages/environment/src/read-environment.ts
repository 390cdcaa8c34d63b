import { Compile } from "typebox/compile";
import { Value } from "typebox/value";
import type { Static, TObject } from "typebox";

/** Marks the secrets that `pnpm dev` and the tests use. They are public, so production rejects them. */
export const developmentSecretMark = "development-only";

export type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/**
 * Reads a process's settings once, at start. Every problem is a sentence that says which variable is meant and
 * what it is for (the schema's description), and all of them are reported at once.
 */
export function readEnvironment<Schema extends TObject>(
  schema: Schema,
  source: EnvironmentSource,
): Static<Schema> {
  const present = Object.fromEntries(
    Object.keys(schema.properties)
      .map((name) => [name, source[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const settings: unknown = Value.Convert(schema, Value.Default(schema, present));
  const problems = [...problemsOf(schema, settings), ...developmentSecrets(schema, source)];
  if (problems.length > 0) throw new EnvironmentError(problems);
  return Value.Parse(schema, settings);
}

export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(`This process cannot start:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "EnvironmentError";
  }
}

function problemsOf(schema: TObject, settings: unknown): string[] {
  if (Compile(schema).Check(settings)) return [];
  const present = typeof settings === "object" && settings !== null ? settings : {};
  const problems: string[] = [];
  for (const [name, property] of Object.entries(schema.properties)) {
    const value: unknown = Reflect.get(present, name);
    const about = "description" in property ? ` (${String(property.description)})` : "";
    if (value === undefined) {
      if (schema.required?.includes(name)) problems.push(`${name} is missing${about}.`);
      continue;
    }
    const [error] = Value.Errors(property, value);
    if (error !== undefined) problems.push(`${name} ${error.message}${about}.`);
  }
  return problems;
}

function developmentSecrets(schema: TObject, source: EnvironmentSource): string[] {
  // Whatever is not declared as development is production.
  if (["development", "test"].includes(source["NODE_ENV"] ?? "")) return [];
  return Object.keys(schema.properties)
    .filter((name) => source[name]?.includes(developmentSecretMark))
    .map(
      (name) =>
        `${name} holds a development secret, which anybody can read in the repository. Set one of your own.`,
    );
}
