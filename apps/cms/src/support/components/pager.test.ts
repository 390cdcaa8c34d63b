import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Pager } from "./pager.tsx";

const linksOf = (more: object) =>
  renderToStaticMarkup(
    createElement(Pager, {
      label: "Pages",
      page: 2,
      lastPage: 3,
      hrefOf: (page) => `?page=${page}`,
      ...more,
    }),
  ).match(/<a .*?<\/a>/g);

it("names each page by what is on it, also where the oldest comes first", () => {
  expect(linksOf({})).toEqual(['<a href="?page=1">Newer</a>', '<a href="?page=3">Older</a>']);
  expect(linksOf({ isOldestFirst: true })).toEqual([
    '<a href="?page=1">Older</a>',
    '<a href="?page=3">Newer</a>',
  ]);
});
