import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** An address that moves with the primary, as a name or a pooler does. */
export async function startMovingAddress(port: number, first: number) {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(target, "127.0.0.1");
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
    client.pipe(behind).pipe(client);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    moveTo(next: number) {
      target = next;
      for (const socket of open) socket.destroy();
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
