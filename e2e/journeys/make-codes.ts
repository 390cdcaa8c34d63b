import { randomUUID } from "node:crypto";
import { MakeCodesAnswer, type MakeCodesBody } from "@autotune/contract";
import { nameCall, signStaffToken } from "@autotune/contract/staff-token";
import { Compile } from "typebox/compile";
import { staffApiSecret, webUrls } from "./shop-test.ts";

const form = Compile(MakeCodesAnswer);

/** Codes that a manager makes, without the back office's pages. */
export async function makeCodes(
  changes: Partial<MakeCodesBody> = {},
): Promise<{ readonly codes: readonly string[]; readonly code: string }> {
  const address = "/staff/v1/code-batches";
  const body = JSON.stringify({
    requestId: randomUUID(),
    gives: { kind: "licence", path: "auto-key" },
    count: 1,
    dealer: "Corner Music",
    ownersOf: [],
    oncePerPerson: false,
    reason: "For a journey",
    ...changes,
  });
  const staff = { id: 2, email: "manager@autotune.test", role: "manager" } as const;
  const call = nameCall("POST", address, body);
  const token = signStaffToken(staff, { call, now: new Date(), secret: staffApiSecret });
  const answer = await fetch(`${webUrls[0]}${address}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body,
  });
  const { codes } = form.Parse(await answer.json());
  return { codes, code: codes[0] ?? "" };
}
