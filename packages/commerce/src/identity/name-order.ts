/** A person's name as they typed it; both parts may be empty. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const east: ReadonlySet<string> = new Set(["ja", "ko"]);
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a language asks for the family name first. */
export function isFamilyNameFirst(language: string): boolean {
  return east.has(language);
}

/** The whole name in the order of the language. A name in Latin letters keeps its own order. */
export function fullName({ firstName, lastName }: PersonName, language: string): string {
  if (!east.has(language) || !eastAsian.test(firstName + lastName))
    return `${firstName} ${lastName}`.trim();
  return (language === "ko" ? lastName + firstName : `${lastName} ${firstName}`).trim();
}

/** How a greeting calls somebody: by first name, in Japanese by family name, in Korean by the whole one. */
export function greetingName(name: PersonName, language: string): string {
  if (language === "ja") return name.lastName === "" ? name.firstName : name.lastName;
  return language === "ko" ? fullName(name, language) : name.firstName;
}
