import { CodeGift, MakeCodesBody } from "@autotune/contract";
import { Compile } from "typebox/compile";

const bodyForm = Compile(MakeCodesBody);
const giftForm = Compile(CodeGift);

/** The request of the form for new codes; undefined where something in it is missing or too long. */
export function readMakeCodesForm(
  form: Pick<FormData, "get" | "getAll">,
): MakeCodesBody | undefined {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const gives = readGift(text("gives"));
  const day = text("expires");
  const body = {
    requestId: text("request"),
    gives,
    count: Number(text("count")),
    dealer: text("dealer"),
    // To the end of that day, wherever on earth it ends last.
    ...(day === "" ? {} : { expiresAt: `${day}T23:59:59-12:00` }),
    ownersOf: form.getAll("owner").filter((path) => typeof path === "string" && path !== ""),
    oncePerPerson: form.get("once") === "on",
    reason: text("reason"),
  };
  return bodyForm.Check(body) ? body : undefined;
}

/** `licence:auto-key`, as an option of the form encodes it. */
function readGift(text: string): CodeGift | undefined {
  const [kind = "", ...rest] = text.split(":");
  const named = rest.join(":");
  const gift = kind === "licence" ? { kind, path: named } : { kind, code: named };
  return giftForm.Check(gift) ? gift : undefined;
}
