import type { BrowserContext, Page } from "@playwright/test";

/** A virtual authenticator for passkeys that verifies without a gesture. */
export async function giveAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
