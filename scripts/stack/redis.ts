import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Clears what an earlier stack counted in this database of Redis: its limits would apply to this one. */
export async function emptyRedis(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`SELECT ${pathname.slice(1) || "0"}\r\nFLUSHDB\r\nQUIT\r\n`);
  const response = await text(socket);
  if (response.includes("-ERR")) throw new Error(`Redis rejected it: ${response}`);
}
