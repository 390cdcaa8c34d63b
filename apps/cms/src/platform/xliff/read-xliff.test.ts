import { describe, expect, it } from "vitest";
import { readXliff } from "./read-xliff.ts";
import { writeXliff } from "./write-xliff.ts";
import type { Xliff } from "./xliff.ts";

const inXliff = (inside: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">${inside}</xliff>`;

const oneUnit = (segments: string) =>
  inXliff(`<file id="pages.1"><unit id="title">${segments}</unit></file>`);

describe("XLIFF", () => {
  it("round-trips, whatever a text contains", () => {
    const xliff: Xliff = {
      language: "ja",
      files: [
        {
          id: "pages.12",
          units: [
            { id: "title", source: 'Tom & "Jerry" <b>', target: "歌声 & <b>" },
            {
              id: "blocks.6718.text",
              source: "- one\r\n- two\n\n**three** [four](/five)",
              target: "",
            },
            { id: "seo.title", source: "]]> &amp; {name}", target: "  {name} \t" },
          ],
        },
      ],
    };
    expect(readXliff(writeXliff(xliff))).toEqual({ ok: true, xliff });
  });

  it("puts together what a tool has parted, and passes its remarks by", () => {
    const text = oneUnit(
      `<notes><note>By a tool</note></notes>
       <segment><source>One.</source><target><mrk id="m1" type="term">Eins.</mrk></target></segment>
       <ignorable><source> </source></ignorable>
       <segment><source>Two.</source><target><![CDATA[Zwei & mehr.]]></target></segment>`,
    );
    expect(readXliff(text)).toMatchObject({
      xliff: {
        files: [{ units: [{ id: "title", source: "One. Two.", target: "Eins. Zwei & mehr." }] }],
      },
    });
  });

  it("maps a service's language name to ours", () => {
    expect(readXliff(inXliff("").replace('"de"', '"pt-BR"'))).toMatchObject({
      xliff: { language: "pt" },
    });
  });

  it.each([
    ["an entity of its own", `<!DOCTYPE x [<!ENTITY a "b">]>${oneUnit("&a;")}`, "document type"],
    [
      "entities that grow",
      `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${oneUnit("<segment><source>&b;</source></segment>")}`,
      "document type",
    ],
    [
      "a file of the machine",
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${oneUnit("&a;")}`,
      "document type",
    ],
    [
      "an entity that nobody declared",
      oneUnit("<segment><source>&a;</source></segment>"),
      "valid XML",
    ],
    ["marks inside a text", oneUnit("<segment><source><ph id='1'/></source></segment>"), "“ph”"],
    ["an older XLIFF", '<xliff version="1.2"><file/></xliff>', "isn’t part of XLIFF 2"],
    [
      "a language that the shop has not",
      inXliff("").replace('"de"', '"sv"'),
      "language of the store",
    ],
    ["something else", "Hello", "valid XML"],
    ["a cut file", inXliff("").slice(0, -4), "valid XML"],
  ])("rejects %s", (_what, text, reason) => {
    const read = readXliff(text);
    expect(read).toMatchObject({ ok: false });
    expect(read.ok ? "" : read.reason).toContain(reason);
  });
});
