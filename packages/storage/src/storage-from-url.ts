import { fileURLToPath } from "node:url";
import { diskStorage } from "./disk-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

/**
 * `file:///absolute/folder`, or `s3://key:secret@host/bucket?region=eu-west-1`; `&protocol=http` for a store on
 * the own network without TLS.
 */
export function storageFromUrl(text: string): Storage {
  const url = new URL(text);
  if (url.protocol === "file:") return diskStorage(fileURLToPath(url));
  if (url.protocol !== "s3:")
    throw new RangeError(`Files are stored at file:// or s3://, not at ${url.protocol}//`);
  const bucket = url.pathname.slice(1);
  const region = url.searchParams.get("region");
  const protocol = url.searchParams.get("protocol") ?? "https";
  if (bucket === "" || bucket.includes("/"))
    throw new RangeError("The URL of the file store names no bucket");
  if (region === null) throw new RangeError("The URL of the file store names no region");
  if (url.username === "" || url.password === "")
    throw new RangeError("The URL of the file store has no key and secret");
  if (protocol !== "https" && protocol !== "http")
    throw new RangeError(`The file store is reached by http or https, not ${protocol}`);
  return s3Storage({
    endpoint: `${protocol}://${url.host}`,
    bucket,
    region,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  });
}
