/** The quotes in a list that is stored as JSON: its non-empty texts. None if it is no list. */
export function readQuotes(json: string): string[] {
  const list = parse(json);
  return Array.isArray(list)
    ? list.filter((quote): quote is string => typeof quote === "string" && quote.trim() !== "")
    : [];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
