/** The user handle by which an authenticator knows the account. It reveals nothing of the person. */
export function userHandleOf(accountId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(String(accountId));
}

/** A browser may omit it; if present it has to be the owner's. */
export function isHandleOf(handle: string | null | undefined, accountId: number): boolean {
  return (
    handle === null ||
    handle === undefined ||
    handle === Buffer.from(userHandleOf(accountId)).toString("base64url")
  );
}
