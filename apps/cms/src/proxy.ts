import { NextResponse } from "next/server.js";

/** Not the API: Next buffers what passes here and cuts it after 10 MB, and installers are larger. */
export const config = { matcher: ["/admin/:path*"] };

/**
 * The admin loads from its own origin only, and shows drafts in a frame of the shop; the browser enforces that.
 * Its framework writes inline scripts and styles. Set here and not in the build settings, because the shop's
 * URL is known only when the process starts.
 */
export function proxy(): NextResponse {
  const response = NextResponse.next();
  response.headers.set("Content-Security-Policy", contentSecurityPolicy());
  return response;
}

function contentSecurityPolicy(): string {
  const forDevelopment = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${forDevelopment}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `frame-src 'self' ${process.env["PUBLIC_URL"] ?? ""}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
