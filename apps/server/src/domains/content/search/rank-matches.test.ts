import { describe, expect, it } from "vitest";
import type { Question } from "./question.ts";
import { rankMatches, type Match, type TermMatch } from "./rank-matches.ts";

const nowhere: TermMatch = {
  anywhere: false,
  title: false,
  summary: false,
  partOf: false,
  literal: false,
  literalTitle: false,
};
const inText: TermMatch = { ...nowhere, anywhere: true, literal: true };
const bySynonym: TermMatch = { ...nowhere, anywhere: true };
const inTitle: TermMatch = {
  ...inText,
  title: true,
  summary: true,
  partOf: true,
  literalTitle: true,
};

const question = (words: number, own: Partial<Question> = {}): Question => ({
  language: "en",
  isOwn: true,
  terms: Array.from({ length: words }, (_, place) => ({
    literal: [[`word${place}`]],
    synonyms: [],
    places: [place],
  })),
  emphasis: Array.from({ length: words }, () => 1),
  ...own,
});
const match = (
  key: string,
  asked: Question,
  terms: TermMatch[],
  more: Partial<Match> = {},
): Match => ({
  collection: "posts",
  key,
  part: "",
  question: asked,
  isNamed: false,
  likeness: 0,
  density: 0,
  terms,
  ...more,
});
const rank = (matches: Match[]) => rankMatches(matches, () => 100).map(({ key }) => key);
const many = (asked: Question, terms: TermMatch[]) =>
  Array.from({ length: 20 }, (_, index) => match(`many-${index}`, asked, terms));

describe("the order of matches", () => {
  it("puts one word in a title before several in a text", () => {
    const asked = question(3);
    expect(
      rank([
        match("text", asked, [inText, inText, nowhere]),
        match("title", asked, [inTitle, nowhere, nowhere]),
      ])[0],
    ).toBe("title");
  });

  it("counts a rare word more than a frequent one", () => {
    const asked = question(2);
    const frequent = many(asked, [inTitle, nowhere]);
    expect(rank([...frequent, match("rare", asked, [nowhere, inTitle])])[0]).toBe("rare");
  });

  it("counts a word little that says little", () => {
    const asked = question(2, { emphasis: [0.08, 1] });
    expect(
      rank([match("weak", asked, [inTitle, nowhere]), match("strong", asked, [nowhere, inTitle])]),
    ).toEqual(["strong"]);
  });

  it("puts what bears the typed name first", () => {
    const asked = question(1);
    const named = match("named", asked, [inText], { isNamed: true });
    expect(rank([match("title", asked, [inTitle]), named])[0]).toBe("named");
  });

  it("puts sections of manuals first, unless something else is named by the words", () => {
    const asked = question(2);
    const section = match("section", asked, [inText, inText], {
      collection: "manuals",
      part: "a#b",
    });
    const page = match("page", asked, [inText, inText], { collection: "product-pages" });
    const named = match("named", asked, [inTitle, inTitle], { collection: "pages" });
    expect(rank([page, section])[0]).toBe("section");
    expect(rank([page, section, named])[0]).toBe("named");
  });

  it("lets a synonym find an English section for a foreign word", () => {
    const own = question(1, { language: "de" });
    const english = question(1, { isOwn: false });
    const section = match("section", english, [bySynonym], { collection: "manuals", part: "a#b" });
    expect(rank([match("page", own, [inText], { collection: "pages" }), section])[0]).toBe(
      "section",
    );
  });

  it("weighs a word the same in both languages", () => {
    const own = question(1, { language: "pt" });
    const english = question(1, { isOwn: false });
    const page = match("page", own, [inTitle], { collection: "product-pages" });
    const post = match("post", english, [inTitle]);
    expect(rank([post, page, ...many(own, [inText])])[0]).toBe("page");
  });

  it("leaves out what has much less than the best, and everything if that is an accident", () => {
    const asked = question(2);
    const both = match("both", asked, [inTitle, inTitle]);
    expect(rank([both, match("one", asked, [nowhere, inTitle])])).toEqual(["both"]);
    const long = question(9);
    expect(
      rank([match("one", long, [inText, ...Array.from({ length: 8 }, () => nowhere)])]),
    ).toEqual([]);
  });
});
