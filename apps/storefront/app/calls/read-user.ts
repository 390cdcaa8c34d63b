import type { UserAnswer } from "@autotune/contract";

/** Reads what the server tells of a person. An answer without one is a fault of the server, not of the person. */
export function readUser(value: unknown): UserAnswer {
  if (typeof value !== "object" || value === null) throw new Error("Empty response");
  const fields = new Map<string, unknown>(Object.entries(value));
  const id = fields.get("id");
  if (typeof id !== "number") throw new Error("Invalid user");
  const text = (name: string) => {
    const field = fields.get(name);
    return typeof field === "string" ? field : "";
  };
  return {
    id,
    email: text("email"),
    pi_first_name: text("pi_first_name"),
    pi_last_name: text("pi_last_name"),
    optin_marketing: fields.get("optin_marketing") === true,
    has_account: fields.get("has_account") === true,
    hashed_email: text("hashed_email"),
  };
}
