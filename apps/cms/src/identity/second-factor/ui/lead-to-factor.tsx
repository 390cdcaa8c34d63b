import { headers } from "next/headers.js";
import { redirect } from "next/navigation.js";
import type { ServerProps } from "payload";
import { readCaller } from "../../sessions/half-session.ts";
import { factorUrl, readNext } from "../factor-routes.ts";

/** On the sign-in page: who has entered the password is not asked for it again, but for the second factor. */
export async function LeadToFactor({ payload, searchParams }: ServerProps) {
  const caller = await readCaller(payload, await headers());
  if (caller === undefined || caller.session.isWhole) return null;
  const asked: unknown = searchParams?.["redirect"];
  redirect(factorUrl(readNext(typeof asked === "string" ? asked : undefined)));
}
