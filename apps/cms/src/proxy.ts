import { randomBytes } from "node:crypto";
import { NextResponse, type NextRequest } from "next/server.js";

/** Not the API: Next buffers what passes here and cuts it after 10 MB, and installers are larger. */
export const config = { matcher: ["/admin/:path*"] };

const policyHeader = "Content-Security-Policy";

/**
 * The admin loads from its own origin only, and shows drafts in a frame of the shop and its pictures of products; the browser enforces that.
 * Scripts run only with the number of this response, which Next reads from the request and writes into its own. Set
 * here and not in the build settings, because the shop's URL is known only when the process starts.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(randomBytes(16).toString("base64"));
  const headers = new Headers(request.headers);
  headers.set(policyHeader, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(policyHeader, policy);
  return response;
}

function contentSecurityPolicy(nonce: string): string {
  const forDevelopment = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${forDevelopment}`,
    // The admin writes style attributes, which no number covers.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${process.env["PUBLIC_URL"] ?? ""}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self' ${process.env["PUBLIC_URL"] ?? ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
