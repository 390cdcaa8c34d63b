import { createServer } from "node:http";

interface SessionRequest {
  items: { quantity: number; pricing: { price: Record<string, number> } }[];
}

/** Responds to every request as the provider does to a session in dollars, and stores nothing. */
const [port] = process.argv.slice(2);
createServer((request, response) => {
  let text = "";
  request.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  request.on("end", () => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ id: "an-instant-session", currency: "USD", subtotal: sum(text) }),
    );
  });
}).listen(Number(port), "127.0.0.1");

/** In cents: the provider's decimals do not add up in floating point. */
function sum(text: string): number {
  if (text === "") return 0;
  const { items } = JSON.parse(text) as SessionRequest;
  const cents = items.reduce(
    (total, { quantity, pricing }) =>
      total + Math.round((pricing.price["USD"] ?? 0) * 100) * quantity,
    0,
  );
  return cents / 100;
}
