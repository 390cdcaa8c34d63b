import { edge } from "./shop-test.ts";

interface LicenceStrings {
  readonly serial: string;
  readonly authenticationString: string;
}

/** Activates a licence by its two strings, as the desktop application does; returns the status. */
export function activateLicence(
  { serial, authenticationString }: LicenceStrings,
  deviceName: string,
): Promise<number> {
  return activate({ serial, authentication_string: authenticationString }, deviceName);
}

/** The same with the key of a plan. */
export function activatePlan(key: string, deviceName: string): Promise<number> {
  return activate({ activation_key: key }, deviceName);
}

async function activate(proof: object, deviceName: string): Promise<number> {
  const response = await fetch(`${edge}/desktop/v1/activations`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...proof,
      device_id: `device-of-${deviceName.replaceAll(" ", "-")}`,
      device_name: deviceName,
      system: "mac",
      app_version: "11.2.0",
    }),
  });
  return response.status;
}
