/** The number of Payload's session that a user signed in with, which Payload's types leave out. */
export function sessionIdOf(user: object): string | undefined {
  const id: unknown = Reflect.get(user, "_sid");
  return typeof id === "string" ? id : undefined;
}

/** The same in a token that Payload has just signed. */
export function sessionIdIn(token: string): string | undefined {
  const [, claims = ""] = token.split(".");
  const parsed: unknown = JSON.parse(Buffer.from(claims, "base64url").toString());
  if (typeof parsed !== "object" || parsed === null || !("sid" in parsed)) return undefined;
  return typeof parsed.sid === "string" ? parsed.sid : undefined;
}
