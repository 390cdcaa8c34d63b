import { hash } from "node:crypto";

const style =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;gap:24px;padding:24px;background:#0b0812;color:#f6f4fa;font:18px/1.5 system-ui,sans-serif}p{max-width:34em;margin:0}a{color:#b98cff}";

/**
 * What a visitor sees when a page cannot be rendered and none is cached: plain, as nothing else may work. The id at its
 * end is what they can quote, and what the log and the trace are found by.
 */
export const errorPage = (id: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>AutoTune</title><style>${style}</style></head><body><p>There was an error retrieving the page. Please try again later. We apologize for the inconvenience.</p><p><a href="">Try again</a></p><p>${id}</p></body></html>`;

export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; frame-ancestors 'none'`;
