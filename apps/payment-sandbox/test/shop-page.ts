import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Records what the library's callbacks get, for the test to read. */
const script = `
  window.heard = [];
  for (const name of ["data", "error", "closed", "webhook", "event", "before", "after"])
    window["on_" + name] = (...values) => { window.heard.push([name, ...values]); };
  window.addTag = (storefront, source) => {
    document.getElementById("fsc-api")?.remove();
    const tag = document.createElement("script");
    const attributes = {
      id: "fsc-api", src: source, "data-storefront": storefront,
      "data-data-callback": "on_data", "data-error-callback": "on_error",
      "data-popup-closed": "on_closed", "data-popup-webhook-received": "on_webhook",
      "data-popup-event-received": "on_event",
      "data-before-requests-callback": "on_before", "data-after-requests-callback": "on_after",
    };
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
    return new Promise((resolve) => {
      tag.addEventListener("load", () => resolve());
      document.head.append(tag);
    });
  };
`;

/** A seller's checkout page with a policy as strict as a careful seller's. */
export async function startShopPage(sandboxUrl: string, storefrontHost: string) {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${sandboxUrl}`,
    "style-src 'self'",
    "img-src data:",
    `connect-src http://${storefrontHost}`,
    `frame-src http://${storefrontHost}`,
  ].join("; ");
  const server = createServer((request, response) => {
    if (request.url === "/page.js") {
      response.setHeader("content-type", "text/javascript").end(script);
      return;
    }
    response
      .setHeader("content-type", "text/html")
      .setHeader("content-security-policy", policy)
      .end(
        `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
         <body><button>Buy</button><div id="fsc-embedded-checkout-container"></div>
         <script src="/page.js"></script></body></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://shop.localhost:${port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
