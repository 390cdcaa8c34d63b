import { randomUUID } from "node:crypto";
import { MakeCodesResponse, type MakeCodesBody } from "@autotune/contract";
import { nameCall, signStaffToken } from "@autotune/contract/staff-token";
import { Compile } from "typebox/compile";
import { staffApiSecret, webUrls } from "../../fixtures/shop-test.ts";

const form = Compile(MakeCodesResponse);

/** Codes that a manager makes, without the back office's pages. */
export async function makeCodes(
  changes: Partial<MakeCodesBody> = {},
): Promise<{ readonly codes: readonly string[]; readonly code: string }> {
  const path = "/staff/v1/code-batches";
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
  const call = nameCall("POST", path, body);
  const token = signStaffToken(staff, { call, now: new Date(), secret: staffApiSecret });
  const response = await fetch(`${webUrls[0]}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body,
  });
  const { codes } = form.Parse(await response.json());
  return { codes, code: codes[0] ?? "" };
}
