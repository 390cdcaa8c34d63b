import {
  renderAccountsMergedEmail,
  renderEmailChangedEmail,
  renderErasureCancelledEmail,
  renderErasureScheduledEmail,
  renderErasureStoppedEmail,
  renderExportReadyEmail,
  renderNewDeviceEmail,
  renderPasskeyAddedEmail,
  renderPasskeyRemovedEmail,
  renderPasswordChangedEmail,
  renderSessionsEndedEmail,
  type RenderedEmail,
} from "@autotune/emails";
import { linkTo } from "@autotune/routes";
import { nameDevice } from "../../../platform/http/describe-device.ts";
import type { News } from "./notice-queue.ts";
import type { Recipient } from "./recipient.ts";
import type { AccountEmail } from "./send-account-email.ts";

/** The message of a notice, in the recipient's language. */
export async function writeNotice(
  origin: string,
  recipient: Recipient,
  news: News,
): Promise<AccountEmail> {
  return { kind: news.kind, rendered: await renderNotice(origin, recipient, news) };
}

function renderNotice(
  origin: string,
  { language, name }: Recipient,
  news: News,
): Promise<RenderedEmail> {
  const addressee = { language, name };
  const securityUrl = origin + linkTo("Profile", {}, language);
  // Without a token the page asks for the email address and sends a link.
  const resetUrl = origin + linkTo("PasswordReset", {}, language);
  const accountUrl = origin + linkTo("Overview", {}, language);
  switch (news.kind) {
    case "newDevice": {
      const { userAgent, country, at } = news;
      return renderNewDeviceEmail({
        ...addressee,
        device: nameDevice(userAgent),
        country: country === "" ? null : country,
        at: new Date(at),
        securityUrl,
      });
    }
    case "passkeyAdded": {
      const { name: passkey, at } = news;
      return renderPasskeyAddedEmail({ ...addressee, passkey, at: new Date(at), securityUrl });
    }
    case "passkeyRemoved": {
      const { name: passkey, at } = news;
      return renderPasskeyRemovedEmail({ ...addressee, passkey, at: new Date(at), resetUrl });
    }
    case "sessionsEnded": {
      const { userAgent, at } = news;
      const device = userAgent === null ? "" : nameDevice(userAgent);
      return renderSessionsEndedEmail({ ...addressee, device, at: new Date(at), resetUrl });
    }
    case "passwordChanged": {
      const { at, isReset = false } = news;
      return renderPasswordChangedEmail({ ...addressee, at: new Date(at), isReset, resetUrl });
    }
    case "emailChanged": {
      const { oldEmail, newEmail } = news;
      return renderEmailChangedEmail({ ...addressee, oldEmail, newEmail, securityUrl });
    }
    case "merged": {
      const { keptEmail, mergedEmail } = news;
      return renderAccountsMergedEmail({ ...addressee, keptEmail, mergedEmail, accountUrl });
    }
    case "erasureCancelled":
      return renderErasureCancelledEmail({ ...addressee, accountUrl });
    case "erasureStopped":
      return renderErasureStoppedEmail({ ...addressee, accountUrl });
    case "erasureScheduled":
      return renderErasureScheduledEmail({ ...addressee, dueAt: new Date(news.dueAt), accountUrl });
    case "exportReady": {
      // The page and not the file: it requires signing in first.
      const downloadUrl = `${origin}${linkTo("Profile", {}, language)}#your-data`;
      const expiresAt = new Date(news.expiresAt);
      return renderExportReadyEmail({ ...addressee, downloadUrl, expiresAt });
    }
  }
}
