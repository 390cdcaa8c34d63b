/** By which a key on somebody's device knows whose it is. It says nothing of the person. */
export function userHandleOf(accountId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(String(accountId));
}

/** A browser may leave it out; one that is there has to be the owner's. */
export function isHandleOf(handle: string | null | undefined, accountId: number): boolean {
  return (
    handle === null ||
    handle === undefined ||
    handle === Buffer.from(userHandleOf(accountId)).toString("base64url")
  );
}
