import type { Readable } from "node:stream";
import type { ByteRange, Storage } from "@autotune/storage";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../../platform/http/errors.ts";
import { readRange } from "../../../platform/http/byte-range.ts";
import { attachmentNamed } from "../../../platform/http/content-disposition.ts";
import type { FoundInstaller } from "./repository.ts";

/**
 * A file, or the requested part of it (RFC 9110, 13 and 14). Its hash is its version: resuming with `If-Range` gets the
 * rest of the same file, or the whole of a newer one.
 */
export async function sendInstaller(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { storage, installer }: { readonly storage: Storage; readonly installer: FoundInstaller },
): Promise<FastifyReply> {
  const { size, sha256, fileName } = installer;
  const version = `"${sha256}"`;
  void reply.headers({ etag: version, "accept-ranges": "bytes" });
  if (namesVersion(headers["if-none-match"], version)) return reply.status(304).send();

  const ifRange = headers["if-range"];
  const isSameVersion = ifRange === undefined || ifRange === version;
  const requested = readRange(isSameVersion ? headers.range : undefined, size);
  if (requested.kind === "none") {
    void reply.header("content-range", `bytes */${size}`);
    throw new ApiError("rangeNotSatisfiable");
  }
  const { start, end } = requested.kind === "part" ? requested : { start: 0, end: size - 1 };
  const range = requested.kind === "part" ? { start, end } : undefined;
  const stream = method === "HEAD" ? undefined : await openFile(storage, installer, range);
  void reply.headers({
    "content-type": "application/octet-stream",
    "content-length": end - start + 1,
    "content-disposition": attachmentNamed(fileName),
    // Of the whole file (RFC 9530), also where a part is sent.
    "repr-digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
  });
  if (requested.kind === "part")
    void reply.status(206).header("content-range", `bytes ${start}-${end}/${size}`);
  return reply.send(stream);
}

async function openFile(
  storage: Storage,
  { storageKey, size }: FoundInstaller,
  range: ByteRange | undefined,
): Promise<Readable> {
  const file = await storage.open(storageKey, range);
  if (file?.size === size) return file.stream;
  file?.stream.destroy();
  throw new Error(`The file ${storageKey} is not what its row says`);
}

function namesVersion(header: string | undefined, version: string): boolean {
  return (header ?? "")
    .split(",")
    .map((named) => named.trim().replace(/^W\//, ""))
    .some((named) => named === version || named === "*");
}
