import { profileFields, type ProfileField } from "@autotune/commerce";
import type { ProfileChange, UserResponse } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readUser } from "./read-user.ts";

type PatchedUser =
  | { kind: "saved"; user: UserResponse }
  /** These fields are invalid. */
  | { kind: "rejected"; fields: ProfileField[] }
  | { kind: "failed" };

/** Saves changes to the person's own profile. */
export async function patchUser(id: number, change: ProfileChange): Promise<PatchedUser> {
  const response = await callShop({
    method: "PATCH",
    path: `/laravel/rest/user/${id}`,
    body: { data: JSON.stringify(change) },
    verified: true,
  });
  if (response.ok) return readSaved(response.value);
  const listed = isRecord(response.value) ? response.value["fields"] : undefined;
  const fields = Array.isArray(listed)
    ? profileFields.filter((field) => listed.includes(field))
    : [];
  return fields.length === 0 ? { kind: "failed" } : { kind: "rejected", fields };
}

function readSaved(value: unknown): PatchedUser {
  try {
    return { kind: "saved", user: readUser(value) };
  } catch {
    return { kind: "failed" };
  }
}
