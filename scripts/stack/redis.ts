import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Forgets what an earlier stack counted in this database of Redis: its limits would hold against this one. */
export async function emptyRedis(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`SELECT ${pathname.slice(1) || "0"}\r\nFLUSHDB\r\nQUIT\r\n`);
  const answer = await text(socket);
  if (answer.includes("-ERR")) throw new Error(`Redis refused: ${answer}`);
}
