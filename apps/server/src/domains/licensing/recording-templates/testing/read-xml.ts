import { SaxesParser } from "saxes";

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
}

/** The root of a well-formed document; throws where it is not. */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(text).close();
  if (root === undefined) throw new Error("The document is empty");
  return root;
}

/** An element and all below it, from top to bottom. */
export function withDescendants(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(withDescendants)];
}
