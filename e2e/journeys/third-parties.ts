import type { Received } from "../third-parties/start-third-parties.ts";

/** The controls of the third-party stubs. */
const controlsUrl = process.env["THIRD_PARTIES_URL"] ?? "http://unset.invalid";

const { port } = new URL(controlsUrl);
export const tagsHost = `http://tags.localhost:${port}`;
export const affiliateHost = `http://affiliate.localhost:${port}`;
/** In the order of the inventory. */
export const thirdPartyHosts = [tagsHost, affiliateHost];

export async function readReceived(kind?: Received["kind"]): Promise<readonly Received[]> {
  const response = await fetch(`${controlsUrl}/received`);
  const received: unknown = await response.json();
  if (!isReceived(received)) throw new Error("The third-party stubs sent an unexpected response");
  return kind === undefined ? received : received.filter((one) => one.kind === kind);
}

export async function clearReceived(): Promise<void> {
  await fetch(`${controlsUrl}/received`, { method: "DELETE" });
}

function isReceived(value: unknown): value is readonly Received[] {
  return Array.isArray(value) && value.every((one) => typeof one === "object" && "kind" in one);
}
