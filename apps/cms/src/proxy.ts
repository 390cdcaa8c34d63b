import { NextResponse } from "next/server.js";

/** Not the API: of what passes here, Next keeps a copy and cuts it after 10 MB, and installers are larger. */
export const config = { matcher: ["/admin/:path*"] };

/**
 * The admin asks nobody but itself, and shows drafts in a frame of the shop; the browser holds it to that. Its
 * framework writes inline scripts and styles. Here and not among the settings of the build, because where the shop
 * is becomes known when the process starts.
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
