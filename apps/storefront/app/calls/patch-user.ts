import { profileFields, type ProfileField } from "@autotune/commerce";
import type { ProfileChange, UserAnswer } from "@autotune/contract";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";
import { readUser } from "./read-user.ts";

type PatchedUser =
  | { kind: "saved"; user: UserAnswer }
  /** These fields are not right. */
  | { kind: "refused"; fields: ProfileField[] }
  | { kind: "failed" };

/** Saves what a person has changed of themselves. */
export async function patchUser(id: number, change: ProfileChange): Promise<PatchedUser> {
  const answer = await callShop({
    method: "PATCH",
    path: `/laravel/rest/user/${id}`,
    body: { data: JSON.stringify(change) },
    verified: true,
  });
  if (answer.ok) return readSaved(answer.value);
  const said = isRecord(answer.value) ? answer.value["fields"] : undefined;
  const fields = Array.isArray(said) ? profileFields.filter((field) => said.includes(field)) : [];
  return fields.length === 0 ? { kind: "failed" } : { kind: "refused", fields };
}

function readSaved(value: unknown): PatchedUser {
  try {
    return { kind: "saved", user: readUser(value) };
  } catch {
    return { kind: "failed" };
  }
}
