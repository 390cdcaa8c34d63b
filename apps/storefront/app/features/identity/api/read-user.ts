import type { UserResponse } from "@autotune/contract";
import { isLanguage } from "@autotune/routes";
import { isRecord } from "../../../platform/api/is-record.ts";

const levels: Readonly<Record<UserResponse["level"], true>> = {
  subscriber: true,
  trialer: true,
  owner: true,
  member: true,
};

/** Reads the server's user. A response without one is the server's fault, so it throws. */
export function readUser(value: unknown): UserResponse {
  if (!isRecord(value)) throw new Error("Empty response");
  const { id, level, language_preference: language } = value;
  if (typeof id !== "number") throw new Error("Invalid user");
  const text = (name: string) => {
    const field = value[name];
    return typeof field === "string" ? field : "";
  };
  const count = (name: string) => {
    const field = value[name];
    return typeof field === "number" ? field : 0;
  };
  return {
    id,
    email: text("email"),
    pi_id: count("pi_id"),
    pi_first_name: text("pi_first_name"),
    pi_last_name: text("pi_last_name"),
    pi_street: text("pi_street"),
    pi_street2: text("pi_street2"),
    pi_city: text("pi_city"),
    pi_state: text("pi_state"),
    pi_postal_code: text("pi_postal_code"),
    pi_country: text("pi_country"),
    pi_home_phone: text("pi_home_phone"),
    pi_company: text("pi_company"),
    language_preference: typeof language === "string" && isLanguage(language) ? language : null,
    optin_marketing: value["optin_marketing"] === true,
    optin_newsletter: value["optin_newsletter"] === true,
    newsletter_frequency: value["newsletter_frequency"] === "monthly" ? "monthly" : "each",
    optin_reminders: value["optin_reminders"] === true,
    is_opted_in: value["is_opted_in"] === true,
    survey_completed: value["survey_completed"] === true,
    survey_hash: text("survey_hash"),
    perpetualProducts: count("perpetualProducts"),
    subscriptionProducts: count("subscriptionProducts"),
    orders: count("orders"),
    is_active_subscriber: value["is_active_subscriber"] === true,
    is_active_trialer: value["is_active_trialer"] === true,
    level: isLevel(level) ? level : "member",
    has_account: value["has_account"] === true,
    hashed_email: text("hashed_email"),
  };
}

function isLevel(value: unknown): value is UserResponse["level"] {
  return typeof value === "string" && Object.hasOwn(levels, value);
}
