import { describe, expect, it } from "vitest";
import { fullName, greetingName, isFamilyNameFirst } from "./name-order.ts";

const yamada = { firstName: "花子", lastName: "山田" };
const kim = { firstName: "민지", lastName: "김" };
const ana = { firstName: "Ana", lastName: "Soto" };

describe("the order of names", () => {
  it("is family name first in Japanese and Korean", () => {
    const languages = ["en", "de", "ja", "ko"];
    expect(languages.filter(isFamilyNameFirst)).toEqual(["ja", "ko"]);
    expect(fullName(yamada, "ja")).toBe("山田 花子");
    expect(fullName(kim, "ko")).toBe("김민지");
    expect(fullName(ana, "es")).toBe("Ana Soto");
  });

  it("leaves a name in Latin letters as it is", () => {
    expect(fullName(ana, "ja")).toBe("Ana Soto");
    expect(fullName(ana, "ko")).toBe("Ana Soto");
  });

  it("greets as the language does, also with half a name", () => {
    expect(greetingName(ana, "en")).toBe("Ana");
    expect(greetingName(yamada, "ja")).toBe("山田");
    expect(greetingName({ ...yamada, lastName: "" }, "ja")).toBe("花子");
    expect(greetingName(kim, "ko")).toBe("김민지");
    expect(greetingName({ firstName: "", lastName: "" }, "ko")).toBe("");
  });
});
