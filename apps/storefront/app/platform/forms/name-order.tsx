import { isFamilyNameFirst } from "@autotune/commerce";
import type { ReactNode } from "react";
import { useLanguage } from "../i18n/language.ts";

/** The fields for first and last name, in the order of the language. */
export function NameOrder({ first, last }: { first: ReactNode; last: ReactNode }) {
  return isFamilyNameFirst(useLanguage()) ? (
    <>
      {last}
      {first}
    </>
  ) : (
    <>
      {first}
      {last}
    </>
  );
}
