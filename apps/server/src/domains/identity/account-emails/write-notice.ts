import type { AccountEmail } from "@autotune/emails";
import { linkTo } from "@autotune/routes";
import { nameDevice } from "../../../platform/http/describe-device.ts";
import type { News } from "./notice-queue.ts";
import type { Recipient } from "./recipient.ts";

/** The message of a notice, in the recipient's language. */
export function writeNotice(
  origin: string,
  { language, firstName }: Recipient,
  news: News,
): AccountEmail {
  const addressee = { language, firstName };
  const securityUrl = origin + linkTo("Profile", {}, language);
  const accountUrl = origin + linkTo("Overview", {}, language);
  switch (news.kind) {
    case "newDevice": {
      const { kind, userAgent, country, at } = news;
      return {
        ...addressee,
        kind,
        device: nameDevice(userAgent),
        country: country === "" ? null : country,
        at: new Date(at),
        securityUrl,
      };
    }
    case "passkeyAdded":
      return { ...addressee, ...news, at: new Date(news.at), securityUrl };
    case "passwordChanged": {
      // Without a token the page asks for the email address and sends a link.
      const resetUrl = origin + linkTo("PasswordReset", {}, language);
      return { ...addressee, kind: news.kind, at: new Date(news.at), resetUrl };
    }
    case "emailChanged":
      return { ...addressee, ...news, securityUrl };
    case "merged":
    case "erasureCancelled":
    case "erasureStopped":
      return { ...addressee, ...news, accountUrl };
    case "erasureScheduled":
      return { ...addressee, kind: news.kind, dueAt: new Date(news.dueAt), accountUrl };
    case "exportReady": {
      // The page and not the file: it requires signing in first.
      const downloadUrl = `${origin}${linkTo("Profile", {}, language)}#your-data`;
      return { ...addressee, kind: news.kind, downloadUrl, expiresAt: new Date(news.expiresAt) };
    }
  }
}
