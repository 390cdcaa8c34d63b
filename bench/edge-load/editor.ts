import Type, { type Static, type TSchema } from "typebox";
import { Parse } from "typebox/value";

const Found = Type.Object({ docs: Type.Array(Type.Object({ id: Type.Integer() })) });
const Product = Type.Object({ prices: Type.Record(Type.String(), Type.String()) });
const Text = Type.Object({
  seo: Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()])),
});

interface Place {
  readonly collection: "pages" | "product-pages";
  readonly slug: string;
  readonly locale: string;
}

/** Publishes in the CMS, by the calls of its admin panel. */
export class Editor {
  readonly #api: string;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(api: string, token: string) {
    this.#api = api;
    this.#headers = { authorization: `JWT ${token}`, "content-type": "application/json" };
  }

  static async signIn(cmsOrigin: string, password: string): Promise<Editor> {
    const response = await fetch(`${cmsOrigin}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "editor@autotune.test", password }),
    });
    const { token } = Parse(Type.Object({ token: Type.String() }), await response.json());
    return new Editor(`${cmsOrigin}/api`, token);
  }

  /** The title in search results, and in the browser's tab. */
  async publishTitle({ collection, slug, locale }: Place, title: string): Promise<void> {
    const id = await this.#idOf(collection, "slug", slug);
    const { seo } = await this.#call(`${collection}/${id}?locale=${locale}&depth=0`, Text);
    await this.#publish(`${collection}/${id}?locale=${locale}`, { seo: { ...seo, title } });
  }

  async publishDollars(path: string, dollars: string): Promise<void> {
    const id = await this.#idOf("products", "path", path);
    const { prices } = await this.#call(`products/${id}?depth=0`, Product);
    await this.#publish(`products/${id}`, { prices: { ...prices, USD: dollars } });
  }

  async #idOf(collection: string, field: string, value: string): Promise<number> {
    const where = `where[${field}][equals]=${value}&depth=0&limit=1`;
    const [found] = (await this.#call(`${collection}?${where}`, Found)).docs;
    if (found === undefined) throw new Error(`${value} is not in the CMS`);
    return found.id;
  }

  async #publish(path: string, data: object): Promise<void> {
    await this.#call(path, Type.Unknown(), {
      method: "PATCH",
      body: JSON.stringify({ ...data, _status: "published" }),
    });
  }

  async #call<Schema extends TSchema>(
    path: string,
    schema: Schema,
    request: RequestInit = {},
  ): Promise<Static<Schema>> {
    const response = await fetch(`${this.#api}/${path}`, { ...request, headers: this.#headers });
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${path} responded with ${JSON.stringify(body)}`);
    return Parse(schema, body);
  }
}
