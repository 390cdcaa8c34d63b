import { lastDayToWithdraw, withdrawalDays } from "@autotune/commerce";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { formatDay } from "../../platform/format-day.ts";
import type { OrderEmail } from "./order-email.ts";

/** The right of withdrawal and its last day. The law asks for it on paper or in an email, and everyone has it. */
export function describeWithdrawal({ placedAt, language }: OrderEmail): MessageDescriptor {
  const last = lastDayToWithdraw(placedAt);
  // The number alone, because Italian joins its article with some: al 7, all’8, al 10, all’11.
  const day = last.getUTCDate();
  const date = formatDay(last, language);
  return msg`Changed your mind? You can withdraw from this order within ${plural(withdrawalDays, { one: "# day", other: "# days" })}, until ${plural(day, { other: date })}, without giving a reason.`;
}
