/** The body with which the provider refuses a call. */
export function refusal(action: string, error: Readonly<Record<string, string>>): object {
  return { action, result: "error", error };
}
