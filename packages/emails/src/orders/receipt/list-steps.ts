import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { countSerials } from "./count-serials.ts";
import type { OrderEmail } from "./order-email.ts";

interface Step {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

/** From the paid order to the first take. A guest's plan needs the account; what is bought does not. */
export function listSteps(order: OrderEmail): Step[] {
  const install = msg`Install`;
  const sing = {
    title: msg`Sing`,
    text: msg`Put it on a vocal track and hit record.`,
  };
  if (order.setupUrl === null || !hasPlan(order))
    return [
      {
        title: install,
        text: hasDownloads(order)
          ? msg`Download the installer for your system with the link above and open it.`
          : msg`Download the installer from your account and open it.`,
      },
      { title: msg`Activate`, text: describeActivation(order) },
      sing,
    ];
  return [
    {
      title: msg({ message: "Set up your account", context: "step" }),
      text: msg`Choose a password with the link above. You need an account to download.`,
    },
    { title: install, text: describeInstallation(order) },
    sing,
  ];
}

/** A licence is activated in the plug-in by what this e-mail holds, a plan in the desktop app by its key. */
function describeActivation(order: OrderEmail): MessageDescriptor {
  if (!hasPlan(order))
    return msg`When the plug-in asks, enter its serial number and authentication code from this email.`;
  return countSerials(order) === 0
    ? msg`Open AutoTune Central and enter the activation key of your plan. It’s in your account.`
    : msg`When the plug-in asks, enter its serial number and authentication code from this email. For your plan, copy the activation key from your account and enter it in AutoTune Central.`;
}

function describeInstallation(order: OrderEmail): MessageDescriptor {
  return countSerials(order) === 0
    ? msg`Download AutoTune Central, open it and enter the activation key of your plan. It’s in your account.`
    : msg`Download the installer and open it. When the plug-in asks, enter its serial number and authentication code. For your plan, copy the activation key from your account and enter it in AutoTune Central.`;
}

function hasDownloads({ lines }: OrderEmail): boolean {
  return lines.some(({ downloads }) => downloads.length > 0);
}

function hasPlan({ lines }: OrderEmail): boolean {
  return lines.some(({ plan }) => plan !== null);
}
