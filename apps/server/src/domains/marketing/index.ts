export { listMiniBanners } from "./audience-content/mini-banners.ts";
