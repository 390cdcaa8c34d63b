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
    preview: msg`Try the iOS app before it is out.`,
    heading: msg`Here is the app`,
    intro: msg`Thank you for signing up for the beta. Open this link on your iPhone or iPad to get the iOS app.`,
  },
  linkFollows: {
    subject: msg`You are on the list for the AutoTune app`,
    preview: msg`The link follows as soon as the app can be tried.`,
    heading: msg`You are on the list`,
    intro: msg`Thank you for signing up for the beta. The iOS app cannot be tried yet. We send the link to this address as soon as it can.`,
  },
};

/**
 * The reply to a beta sign-up, with the app's link where there is one. The owner of the e-mail address may not be
 * who typed it: they are sent nothing that somebody else could have written.
 */
export async function renderBetaEmail({ language, appUrl }: BetaEmail): Promise<RenderedEmail> {
  return renderEmail({
    language,
    firstName: "",
    ...texts[appUrl === undefined ? "linkFollows" : "withLink"],
    action: appUrl === undefined ? undefined : { label: msg`Get the iOS app`, href: appUrl },
    afterword: [
      msg`If you did not sign up, somebody mistyped their address. You can forget this e-mail.`,
    ],
    footer: [
      msg`This is a demonstration shop. Its iOS app is a sample.`,
      msg`You receive this e-mail because this address was given to try the iOS app.`,
    ],
  });
}

export const samples: Samples = {
  betaInvitation: (language) => renderBetaEmail({ language, appUrl: sampleUrl(language, "app") }),
  betaInvitationLater: (language) => renderBetaEmail({ language, appUrl: undefined }),
};
