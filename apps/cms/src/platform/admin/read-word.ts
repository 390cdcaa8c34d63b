export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

/** One value of a URL's query; a URL with two of a name is not one of ours. */
export function readWord(query: PageQuery, name: string): string | undefined {
  const value = query[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
