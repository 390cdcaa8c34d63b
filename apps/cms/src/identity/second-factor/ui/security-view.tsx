import { sql } from "drizzle-orm";
import { headers } from "next/headers.js";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps, Payload } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { AdminFrame, requireUser } from "../../../platform/admin/admin-frame.tsx";
import { readCaller } from "../../sessions/half-session.ts";
import { factorPage, factorUrl, securityPage } from "../factor-routes.ts";
import { readFactors } from "../factors.ts";
import { Colleagues } from "./colleagues.tsx";
import { SecurityPanel } from "./security-panel.tsx";

const here = `/admin${securityPage}`;
const setupUrl = `/admin${factorPage}?${new URLSearchParams({ setup: "app", next: here }).toString()}`;

/** How somebody signs in. To change it they have shown a factor just now, so it begins with that. */
export async function SecurityView(props: AdminViewServerProps) {
  const user = requireUser(props, here);
  const { req } = props.initPageResult;
  const caller = await readCaller(req.payload, await headers());
  if (caller === undefined) redirect(`/admin/login?redirect=${encodeURIComponent(here)}`);
  const { staff, session } = caller;
  if (session.hasFactor && !session.isFresh) redirect(factorUrl(here));
  const factors = await readFactors(req.payload.db.drizzle, staff.id);
  return (
    <AdminFrame user={user} view={props}>
      <h1>Sign-in security</h1>
      <p>
        For ten minutes you can change how you sign in. After that you’re asked for a code again.
      </p>
      <SecurityPanel factors={factors} setupUrl={setupUrl} />
      {staff.role === "admin" && (
        <Colleagues people={await readColleagues(req.payload, staff.id)} />
      )}
    </AdminFrame>
  );
}

const peopleForm = Compile(Type.Array(Type.Object({ id: Type.Integer(), email: Type.String() })));

async function readColleagues({ db }: Payload, ownId: number) {
  const { rows } = await db.drizzle.execute(sql`
    select id::int, email from cms.users person where id <> ${ownId} and (
      exists (select from shop.staff_totp where staff_id = person.id)
      or exists (select from shop.staff_passkey where staff_id = person.id)) order by email`);
  return peopleForm.Parse(rows);
}
