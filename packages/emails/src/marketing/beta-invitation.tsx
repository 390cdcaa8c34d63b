import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { RenderedEmail } from "../platform/email.ts";
import { renderEmail } from "../platform/render-email.tsx";
import { sampleUrl, type Samples } from "../platform/samples.ts";

interface BetaEmail {
  readonly language: Language;
  /** Absolute URL of the app; undefined while there is nothing to try yet. */
  readonly appUrl: string | undefined;
}

const texts = {
  withLink: {
    subject: msg`Your link to the AutoTune app`,
    preview: msg`Try the iOS app before it’s out.`,
    heading: msg`Here’s your link`,
    intro: msg`Thanks for signing up for the beta. Open this link on your iPhone or iPad to get the iOS app.`,
  },
  linkFollows: {
    subject: msg`You’re on the list for the AutoTune app`,
    preview: msg`We’ll send the link as soon as the app is ready to try.`,
    heading: msg`You’re on the list`,
    intro: msg`Thanks for signing up for the beta. The iOS app isn’t ready to try yet. We’ll send the link to this address as soon as it is.`,
  },
};

/**
 * The reply to a beta sign-up, with the app's link where there is one. The owner of the e-mail address may not be
 * who typed it: they are sent nothing that somebody else could have written.
 */
export async function renderBetaEmail({ language, appUrl }: BetaEmail): Promise<RenderedEmail> {
  return renderEmail({
    language,
    name: "",
    ...texts[appUrl === undefined ? "linkFollows" : "withLink"],
    action: appUrl === undefined ? undefined : { label: msg`Get the iOS app`, href: appUrl },
    afterword: [
      msg`If you didn’t sign up, someone mistyped their address. You can ignore this email.`,
    ],
    footer: [
      msg`You’re receiving this email because this address was used to sign up for the iOS app.`,
    ],
  });
}

export const samples: Samples = {
  betaInvitation: (language) => renderBetaEmail({ language, appUrl: sampleUrl(language, "app") }),
  betaInvitationLater: (language) => renderBetaEmail({ language, appUrl: undefined }),
};
