export { listMiniBanners } from "./banners-and-popups/mini-banners.ts";
