import { request } from "node:http";

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface CallResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  // Tests read what they expect to be there; what is not there fails them.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any;
}

/** A bare HTTP call: it sends the headers that it is given and no others, not even a User-Agent. */
export function callPort(
  port: number,
  { method, path, headers, body }: Call,
): Promise<CallResponse> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: method ?? (body === undefined ? "GET" : "POST"),
        headers: {
          ...(text === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const responseText = Buffer.concat(chunks).toString();
          const isJson = response.headers["content-type"]?.includes("json") === true;
          resolve({
            status: response.statusCode ?? 0,
            text: responseText,
            headers: response.headers,
            json: isJson ? JSON.parse(responseText) : undefined,
          });
        });
      },
    );
    sent.on("error", reject);
    sent.end(text);
  });
}
