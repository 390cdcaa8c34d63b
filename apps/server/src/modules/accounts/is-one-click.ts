/**
 * Whether a mail program's button sent this (RFC 8058): a form of either kind with `List-Unsubscribe=One-Click`.
 * What only follows addresses, to look for viruses, does not say that.
 */
export async function isOneClick(contentType: string, body: Buffer): Promise<boolean> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { "content-type": contentType },
    }).formData();
    return form.get("List-Unsubscribe") === "One-Click";
  } catch {
    return false;
  }
}
