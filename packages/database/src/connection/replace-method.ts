/** By name: the overloads of these methods cannot be written down for a replacement. */
export function replaceMethod(
  target: object,
  name: string,
  replacement: (original: (args: unknown[]) => unknown, args: unknown[]) => unknown,
): void {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== "function") throw new TypeError(`There is no ${name} to observe`);
  const call = (args: unknown[]): unknown => Reflect.apply(original, target, args);
  Reflect.set(target, name, (...args: unknown[]) => replacement(call, args));
}
