const down = /^export (?:async )?function down\(.*?^\}/ms;
const template = /\bsql`(?<sql>(?:\\.|[^`\\])*)`/gs;

/** What a migration of the CMS executes on its way up, from the text of its file. */
export function cmsSql(text: string): string {
  if (!down.test(text)) throw new Error("A migration of the CMS has a function `down`");
  const up = text.replace(down, "");
  const statements = [...up.matchAll(template)].map(({ groups }) => groups?.["sql"] ?? "");
  if (statements.length === 0) throw new Error("It executes no sql`…`");
  const sql = statements.map((statement) => statement.trim().replace(/;?$/, ";")).join("\n");
  // What is put in when it runs cannot be checked before.
  if (sql.includes("${")) throw new Error("It puts values into its SQL");
  return sql.replaceAll(/\\(?<escaped>[\\`$])/g, "$<escaped>");
}
