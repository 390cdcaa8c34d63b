export type DeskQuery = Readonly<Record<string, string | string[] | undefined>>;

/** One value of an address's query; an address with two of a name is nobody's of ours. */
export function readWord(query: DeskQuery, name: string): string | undefined {
  const value = query[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
