import { cmsLoopbackUrl, editorPassword, expect } from "./shop-test.ts";

type Data = Readonly<Record<string, unknown>>;

/** What an editor prepares before a journey begins, by the API of the admin panel. */
export interface Editor {
  createPage(data: Data): Promise<number>;
  changePage(id: number, data: Data, language?: string): Promise<void>;
  createPerson(data: Data): Promise<void>;
}

export async function startEditor(email: string): Promise<Editor> {
  const login = await call("POST", "/api/users/login", { email, password: editorPassword });
  const token = String(login["token"]);
  return {
    async createPage(data) {
      const { doc } = await call("POST", "/api/pages?locale=en&depth=0", data, token);
      return idOf(doc);
    },
    async changePage(id, data, language = "en") {
      await call("PATCH", `/api/pages/${id}?locale=${language}&depth=0`, data, token);
    },
    async createPerson(data) {
      await call("POST", "/api/users", { ...data, password: editorPassword }, token);
    },
  };
}

async function call(method: string, path: string, data: Data, token?: string): Promise<Data> {
  // By IP address: only browsers resolve names under localhost.
  const response = await fetch(cmsLoopbackUrl + path, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `JWT ${token}` }),
    },
    body: JSON.stringify(data),
  });
  const result: unknown = await response.json();
  expect(response.ok, JSON.stringify(result)).toBe(true);
  return isData(result) ? result : {};
}

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null;
}

function idOf(document: unknown): number {
  if (!isData(document) || typeof document["id"] !== "number")
    throw new Error("The CMS made no document");
  return document["id"];
}
