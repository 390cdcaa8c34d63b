import { profileFields, type ProfileField } from "@autotune/commerce";
import type { ProfileChange, UserResponse } from "@autotune/contract";
import { callShop, type ShopResponse } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readUser } from "./read-user.ts";
import { requestFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";

type PatchedUser =
  | { kind: "saved"; user: UserResponse }
  /** These fields are invalid. */
  | { kind: "rejected"; fields: ProfileField[] }
  | RequestFailure;

/** Saves changes to the person's own profile. */
export async function patchUser(id: number, change: ProfileChange): Promise<PatchedUser> {
  const response = await callShop({
    method: "PATCH",
    path: `/laravel/rest/user/${id}`,
    body: { data: JSON.stringify(change) },
    verified: true,
  });
  if (response.ok) return readSaved(response);
  const listed = isRecord(response.value) ? response.value["fields"] : undefined;
  const fields = Array.isArray(listed)
    ? profileFields.filter((field) => listed.includes(field))
    : [];
  return fields.length === 0 ? requestFailure(response) : { kind: "rejected", fields };
}

function readSaved(response: ShopResponse): PatchedUser {
  try {
    return { kind: "saved", user: readUser(response.value) };
  } catch {
    return requestFailure(response);
  }
}
