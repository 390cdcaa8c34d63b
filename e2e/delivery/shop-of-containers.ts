import { randomBytes } from "node:crypto";
import { randomSecrets } from "@autotune/scripts/stack";

const firstPort = 4800;

/** Names its containers, volumes and network apart from a shop that somebody tries on the same machine. */
export const project = "autotune-delivery";
export const shopUrl = `http://shop.localhost:${firstPort}`;
/** The same for requests without a browser: Node resolves no name below localhost. */
export const edgeUrl = `http://127.0.0.1:${firstPort}`;
export const mailUrl = `http://127.0.0.1:${firstPort + 5}`;

/** What an operator would set to have it at other ports than those of the compose file. */
export function settings(): Record<string, string> {
  const payPort = firstPort + 3;
  return {
    ...randomSecrets(),
    EDGE_PURGE_TOKEN: randomBytes(32).toString("base64url"),
    PUBLIC_URL: shopUrl,
    EDGE_LISTEN: `127.0.0.1:${firstPort}`,
    EDGE_LISTEN_TLS: `127.0.0.1:${firstPort + 1}`,
    CMS_LISTEN: `127.0.0.1:${firstPort + 2}`,
    CMS_URL: `http://cms.localhost:${firstPort + 2}`,
    MAIL_PORT: String(firstPort + 5),
    PAY_PORT: String(payPort),
    SANDBOX_URL: `http://pay.localhost:${payPort}`,
    PAYMENT_SCRIPT_URL: `http://pay.localhost:${payPort}/sbl/fastspring-builder.min.js`,
    PAYMENT_STOREFRONT: `autotune.test.pay.localhost:${payPort}/embedded-autotune`,
  };
}
