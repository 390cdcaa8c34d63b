import type { PayloadRequest } from "payload";

export function mayTranslateInto(
  user: PayloadRequest["user"],
  language: string | undefined,
): boolean {
  if (user?.role !== "translator") return false;
  return user.languages?.some((own) => own === language) ?? false;
}
