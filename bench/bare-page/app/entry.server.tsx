export { pageContents } from "./page-content.ts";
export { default } from "../../hello/app/entry.server.tsx";
