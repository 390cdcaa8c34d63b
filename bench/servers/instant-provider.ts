import { createServer } from "node:http";

/** Answers every call as the provider answers a session for one AutoTune Pro in dollars. */
const [port] = process.argv.slice(2);
const session = JSON.stringify({ id: "an-instant-session", currency: "USD", subtotal: 459 });
createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(session);
  });
}).listen(Number(port), "127.0.0.1");
