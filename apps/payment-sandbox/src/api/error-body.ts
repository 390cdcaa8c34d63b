/** The body of the provider's error response. */
export function errorBody(action: string, error: Readonly<Record<string, string>>): object {
  return { action, result: "error", error };
}
