import {
  tutorialLevels,
  tutorialTopics,
  type PostBody,
  type TutorialBody,
} from "@autotune/contract";

const kinds = ["posts", "tutorials"] as const;
type IndexedKind = (typeof kinds)[number];

/** Their order, which others are related, or which of them name a product. */
export type ReadingQuestion =
  | `order/${IndexedKind}`
  | `related/${IndexedKind}/${string}`
  | `naming/${IndexedKind}/${string}`;

const form = /^(order\/(posts|tutorials)$|(related|naming)\/(posts|tutorials)\/)/;

export function isReadingQuestion(value: string): value is ReadingQuestion {
  return form.test(value);
}

interface Indexed {
  readonly key: string;
  readonly topic: string;
  readonly products: readonly string[];
}

const relatedAtMost = 3;
const ofProduct = 2;
const ofTopic = 1;

/** Which texts belong together. English decides: a translation may be older. */
export class ReadingIndex {
  readonly #inOrder: Readonly<Record<IndexedKind, readonly Indexed[]>>;
  readonly #results = new Map<ReadingQuestion, readonly string[]>();

  constructor(
    posts: readonly (readonly [key: string, body: PostBody])[],
    tutorials: readonly (readonly [key: string, body: TutorialBody])[],
  ) {
    this.#inOrder = {
      posts: posts
        .toSorted(
          ([key, one], [otherKey, other]) =>
            other.writtenOn.localeCompare(one.writtenOn) || key.localeCompare(otherKey),
        )
        .map(([key, { topic, products }]) => ({ key, topic, products })),
      tutorials: tutorials
        .toSorted(
          ([key, one], [otherKey, other]) =>
            tutorialLevels.indexOf(one.level) - tutorialLevels.indexOf(other.level) ||
            tutorialTopics.indexOf(one.topic) - tutorialTopics.indexOf(other.topic) ||
            one.minutes - other.minutes ||
            key.localeCompare(otherKey),
        )
        .map(([key, { topic, products }]) => ({ key, topic, products })),
    };
  }

  keys(question: ReadingQuestion): readonly string[] {
    let keys = this.#results.get(question);
    if (keys === undefined) {
      keys = this.#find(question);
      this.#results.set(question, keys);
    }
    return keys;
  }

  /** All that have an answer. */
  questions(): ReadingQuestion[] {
    return kinds.flatMap((kind) => {
      const texts = this.#inOrder[kind];
      const named = new Set(texts.flatMap(({ products }) => products));
      return [
        `order/${kind}` as const,
        ...texts.map(({ key }) => `related/${kind}/${key}` as const),
        ...[...named].map((path) => `naming/${kind}/${path}` as const),
      ];
    });
  }

  #find(question: ReadingQuestion): string[] {
    const [about, kindName, ...rest] = question.split("/");
    const kind = kinds.find((candidate) => candidate === kindName);
    if (kind === undefined) return [];
    const inOrder = this.#inOrder[kind];
    const name = rest.join("/");
    if (about === "order") return inOrder.map(({ key }) => key);
    if (about === "related") return related(inOrder, name);
    return inOrder.filter(({ products }) => products.includes(name)).map(({ key }) => key);
  }
}

function related(inOrder: readonly Indexed[], key: string): string[] {
  const own = inOrder.find((one) => one.key === key);
  if (own === undefined) return [];
  return inOrder
    .filter((other) => other !== own)
    .map((other) => ({ key: other.key, nearness: nearnessOf(own, other) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, relatedAtMost)
    .map((other) => other.key);
}

function nearnessOf(own: Indexed, other: Indexed): number {
  const shared = other.products.filter((path) => own.products.includes(path)).length;
  return shared * ofProduct + (other.topic === own.topic ? ofTopic : 0);
}
