import Fastify from "fastify";
import { expect, it } from "vitest";
import { isOutsideTheDocument, listRoutes } from "./list-routes.ts";

it("a route is found at any depth, with all its methods, also where no document lists it", () => {
  const app = Fastify();
  const handler = () => "";
  app.get("/laravel/rest/user", handler);
  app.patch("/laravel/rest/user/:id", handler);
  app.delete("/laravel/rest/user/:id/keys/:key", handler);
  app.get("/laravel/rest/users-of-everybody", { schema: { hide: true } }, handler);
  app.get("/favicon.svg", handler);
  const routes = listRoutes(app.printRoutes({ commonPrefix: false }));
  expect(routes.toSorted()).toEqual([
    "DELETE /laravel/rest/user/{id}/keys/{key}",
    "GET /favicon.svg",
    "GET /laravel/rest/user",
    "GET /laravel/rest/users-of-everybody",
    "HEAD /favicon.svg",
    "HEAD /laravel/rest/user",
    "HEAD /laravel/rest/users-of-everybody",
    "PATCH /laravel/rest/user/{id}",
  ]);
});

it.each(["GET *", "HEAD /demos/lead.opus", "GET /es/comunidad/feed.xml", "GET /health/live"])(
  "%s needs no row",
  (route) => {
    expect(isOutsideTheDocument(route)).toBe(true);
  },
);

it.each([
  "GET /laravel/rest/secrets",
  "POST /health/live",
  "GET /staff/v1/audit.csv",
  "GET /admin",
])("%s needs a row", (route) => {
  expect(isOutsideTheDocument(route)).toBe(false);
});
