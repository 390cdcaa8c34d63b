const patienceMilliseconds = 5000;

export interface Posted {
  readonly status: number;
  readonly text: string;
}

/** Posts a signed body to the seller; nothing when no response came in time. */
export async function postEvents(
  url: string,
  body: string,
  signature: string,
): Promise<Posted | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-fs-signature": signature,
        "user-agent": "payment-sandbox",
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
