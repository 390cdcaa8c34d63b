/** What editors write, one word or phrase on each line. */
export function splitSynonyms(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim().replaceAll(/\s+/g, " "))
    .filter((line) => line !== "");
}

const mostWords = 16;
const longestWord = 40;

/** Whether they can be published; else what to change. */
export function checkSynonyms(text: string): true | string {
  const words = splitSynonyms(text);
  if (words.length < 2) return "Write at least two, one on each line.";
  if (words.length > mostWords) return `Write at most ${mostWords}. Split them into two groups.`;
  const long = words.find((word) => word.length > longestWord);
  if (long !== undefined) return `“${long}” is too long: use at most ${longestWord} characters.`;
  const noWord = words.find((word) => !/[\p{L}\p{N}]/u.test(word));
  if (noWord !== undefined) return `“${noWord}” has no letters.`;
  const lowerCase = words.map((word) => word.toLowerCase());
  const twice = words.find((word, place) => lowerCase.indexOf(word.toLowerCase()) !== place);
  return twice === undefined || `“${twice}” is there twice.`;
}
