import type { Field } from "payload";

export type Data = Record<string, unknown>;

/** How a document is filled. */
export interface Filling {
  /** The text for a place; undefined leaves what is there. */
  textFor(place: TextPlace): string | undefined;
  /** Of fields that exclude each other, those of this turn are shown. */
  readonly turn: number;
  /** Any document of a collection, for what has to be chosen. */
  idIn(collection: string): number | string;
  /** Complete blocks for a field of them, one of each. */
  blocksOf(slugs: readonly string[], name: string): readonly Data[];
  /** Is told every text field, filled or not. */
  note(place: TextPlace): void;
}

export interface TextPlace {
  /** Where it is in this document: `blocks.0.actions.1.label`. */
  readonly path: string;
  /** The field, in whichever row: `pages: blocks.hero.actions.label`. */
  readonly name: string;
  /** Whether an editor would see it now: what is hidden is neither validated nor published. */
  readonly isShown: boolean;
  /** What is there. */
  readonly before: unknown;
}

interface Place {
  readonly path: string;
  readonly name: string;
  /** The document as a whole, for conditions. */
  readonly document: Data;
  /** Made here, so that nothing in it is chosen yet. */
  readonly isNew: boolean;
  /** Inside of something that an editor does not see now. */
  readonly isHidden: boolean;
}

export function wholeDocument(name: string, document: Data): Place {
  return { path: "", name: `${name}: `, document, isNew: false, isHidden: false };
}

/** Fills every text field of a document, with a row in every list, and whatever else a new row needs. */
export function fillFields(
  fields: readonly Field[],
  data: Data,
  place: Place,
  filling: Filling,
): Data {
  const filled = { ...data };
  showHidden(fields, filled, place.document, filling.turn);
  for (const field of fields) fillField(field, filled, place, filling);
  return filled;
}

/** Chooses options until a text field that depends on them is shown: another one each turn. */
function showHidden(fields: readonly Field[], data: Data, document: Data, turn: number): void {
  const flat = withoutLayout(fields);
  const hidden = flat.filter((field) => holdsText(field) && hasCondition(field));
  const wanted = hidden[turn % Math.max(hidden.length, 1)];
  if (wanted === undefined || isShown(wanted, data, document)) return;
  for (const choice of flat)
    if (choice.type === "select" && choice.hasMany !== true)
      for (const option of choice.options) {
        const value = typeof option === "string" ? option : option.value;
        if (!isShown(wanted, { ...data, [choice.name]: value }, document)) continue;
        data[choice.name] = value;
        return;
      }
}

/** Rows, collapsibles and tabs without a name only arrange. */
function withoutLayout(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === "row" || field.type === "collapsible") return withoutLayout(field.fields);
    if (field.type === "tabs")
      return field.tabs.flatMap((tab) =>
        "name" in tab && tab.name ? [] : withoutLayout(tab.fields),
      );
    return [field];
  });
}

/** Payload's key of a row. */
const rowKey = "id";

function holdsText(field: Field): boolean {
  if (field.type === "group" || field.type === "array")
    return withoutLayout(field.fields).some(holdsText);
  if (field.type === "text" && field.name === rowKey) return false;
  return field.type === "text" || field.type === "textarea" || field.type === "email";
}

function hasCondition(field: Field): boolean {
  return (
    field.admin !== undefined && "condition" in field.admin && field.admin.condition !== undefined
  );
}

function isShown(field: Field, data: Data, document: Data): boolean {
  const condition =
    field.admin !== undefined && "condition" in field.admin ? field.admin.condition : undefined;
  if (condition === undefined) return true;
  const context = { blockData: data, operation: "update", path: [], user: null };
  return condition(document, data, context as unknown as Parameters<typeof condition>[2]);
}

// One case for each type of field; a type without a case fails.
// oxlint-disable-next-line complexity
function fillField(field: Field, data: Data, place: Place, filling: Filling): void {
  // Payload's own: neither in a response nor in the panel.
  if ("hidden" in field && field.hidden) return;
  const isHidden = place.isHidden || !isShown(field, data, place.document);
  const within = (name: string, isNew = place.isNew): Place => ({
    ...place,
    isNew,
    isHidden,
    path: join(place.path, name),
    name: join(place.name, name),
  });
  switch (field.type) {
    case "text":
    case "textarea":
    case "email": {
      if (field.name === rowKey) return;
      if ("hasMany" in field && field.hasMany === true)
        throw new Error(`${within(field.name).name} holds several texts: fill them here`);
      const { path, name } = within(field.name);
      const own = { path, name, isShown: !isHidden, before: data[field.name] };
      filling.note(own);
      const text = filling.textFor(own);
      if (text !== undefined) data[field.name] = text;
      return;
    }
    case "row":
    case "collapsible":
      for (const inner of field.fields) fillField(inner, data, place, filling);
      return;
    case "tabs":
      for (const tab of field.tabs)
        if ("name" in tab && tab.name)
          data[tab.name] = fillFields(
            tab.fields,
            asData(data[tab.name]),
            within(tab.name),
            filling,
          );
        else for (const inner of tab.fields) fillField(inner, data, place, filling);
      return;
    case "group":
      if ("name" in field && field.name)
        data[field.name] = fillFields(
          field.fields,
          asData(data[field.name]),
          within(field.name),
          filling,
        );
      else for (const inner of field.fields) fillField(inner, data, place, filling);
      return;
    case "array": {
      const rows = asRows(data[field.name]);
      const isNew = rows.length === 0;
      if (isNew && !holdsText(field)) return;
      data[field.name] = (isNew ? [{}] : rows).map((row, at) =>
        fillFields(
          field.fields,
          row,
          { ...within(field.name, isNew), path: join(join(place.path, field.name), String(at)) },
          filling,
        ),
      );
      return;
    }
    case "blocks": {
      const rows = [...asRows(data[field.name])];
      const there = new Set(rows.map(({ blockType }) => blockType));
      const missing = field.blocks.map(({ slug }) => slug).filter((slug) => !there.has(slug));
      rows.push(...filling.blocksOf(missing, join(place.name, field.name)));
      data[field.name] = rows.map((row, at) => {
        const block = field.blocks.find(({ slug }) => slug === row["blockType"]);
        if (block === undefined) throw new Error(`${String(row["blockType"])} is no block`);
        const path = join(join(place.path, field.name), String(at));
        const name = join(join(place.name, field.name), block.slug);
        return fillFields(block.fields, row, { ...place, path, name }, filling);
      });
      return;
    }
    case "select":
    case "radio":
      if (place.isNew && data[field.name] === undefined) {
        const [first] = field.options;
        const value = typeof first === "string" ? first : first?.value;
        data[field.name] = "hasMany" in field && field.hasMany ? [value] : value;
      }
      return;
    case "relationship":
    case "upload":
      if (place.isNew && data[field.name] === undefined) {
        const collection = Array.isArray(field.relationTo) ? field.relationTo[0] : field.relationTo;
        const id = filling.idIn(collection ?? "");
        data[field.name] = field.hasMany === true ? [id] : id;
      }
      return;
    case "number":
      if ((place.isNew || hasCondition(field)) && (data[field.name] ?? undefined) === undefined)
        data[field.name] = field.min ?? 2;
      return;
    case "date":
      if (place.isNew && data[field.name] === undefined) data[field.name] = "2026-01-01T12:00:00Z";
      return;
    case "checkbox":
    case "ui":
    case "join":
      return;
    case "code":
    case "json":
    case "point":
    case "richText":
      throw new Error(`${within(field.name).name} is of type ${field.type}: fill it here`);
  }
}

function join(path: string, name: string): string {
  return path === "" || path.endsWith(": ") ? path + name : `${path}.${name}`;
}

function asData(value: unknown): Data {
  return typeof value === "object" && value !== null ? (value as Data) : {};
}

function asRows(value: unknown): Data[] {
  return Array.isArray(value) ? value.map(asData) : [];
}
