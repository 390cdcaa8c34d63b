/**
 * Whether a mail client's unsubscribe button sent this (RFC 8058): a form of either kind with
 * `List-Unsubscribe=One-Click`. Scanners that only follow links do not send that.
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
