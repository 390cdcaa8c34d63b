const timeoutMilliseconds = 3000;

interface PurgeRequest {
  readonly method: "POST" | "PURGE";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The response's body, or an error that names no secret. */
export async function sendPurge(url: string, request: PurgeRequest): Promise<string> {
  const response = await fetch(url, {
    ...request,
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`The edge rejected a purge with ${response.status}`);
  return body;
}

export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
