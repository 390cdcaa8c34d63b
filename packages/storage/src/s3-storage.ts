import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { checkedSegments } from "./checked-segments.ts";
import type { ByteRange, Storage, StoredFile } from "./storage.ts";

export interface S3Options {
  /** The service's own URL; the bucket is the first segment of the path, which every S3 server understands. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export function s3Storage({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Options): Storage {
  // Its ten retries would make visitors wait for minutes while the storage is down.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 1 });
  const urlOf = (name: string): string =>
    [endpoint, bucket, ...checkedSegments(name)]
      .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
      .join("/");

  return {
    async put(name, bytes, contentType) {
      // Copied, because a request's body may not be backed by memory that other threads share.
      const body = new Uint8Array(bytes);
      const response = await client.fetch(urlOf(name), {
        method: "PUT",
        body,
        headers: { "content-type": contentType },
      });
      if (!response.ok) throw await storageError("put", name, response);
      await response.body?.cancel();
    },
    async open(name, range) {
      const headers =
        range === undefined ? {} : { range: `bytes=${range.start}-${range.end ?? ""}` };
      const response = await client.fetch(urlOf(name), { headers });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (response.status === 416) {
        await response.body?.cancel();
        return openNothing(client, urlOf(name));
      }
      if (!response.ok) throw await storageError("open", name, response);
      return {
        stream: streamOf(response),
        size: wholeSize(response, range),
        contentType: contentTypeOf(response),
      };
    },
    async remove(name) {
      const response = await client.fetch(urlOf(name), { method: "DELETE" });
      if (!response.ok && response.status !== 404)
        throw await storageError("remove", name, response);
      await response.body?.cancel();
    },
  };
}

/** A range behind the end: the file is there, only none of the requested bytes. */
async function openNothing(client: AwsClient, url: string): Promise<StoredFile | undefined> {
  const response = await client.fetch(url, { method: "HEAD" });
  if (!response.ok) return undefined;
  return {
    stream: Readable.from([]),
    size: wholeSize(response, undefined),
    contentType: contentTypeOf(response),
  };
}

function streamOf(response: Response): Readable {
  return Readable.from(response.body ?? [], { objectMode: false });
}

function contentTypeOf(response: Response): string {
  return response.headers.get("content-type") ?? "application/octet-stream";
}

function wholeSize(response: Response, range: ByteRange | undefined): number {
  const stated =
    range === undefined
      ? response.headers.get("content-length")
      : response.headers.get("content-range")?.split("/").at(-1);
  const size = Number(stated ?? Number.NaN);
  if (!Number.isSafeInteger(size))
    throw new Error(`The file store stated no size for ${response.url}`);
  return size;
}

async function storageError(action: string, name: string, response: Response): Promise<Error> {
  const body = (await response.text()).slice(0, 500);
  return new Error(`The file store refused to ${action} ${name}: ${response.status} ${body}`);
}
