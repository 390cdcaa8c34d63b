import { FoundCustomers } from "@autotune/contract";
import { customerPath, supportRoot } from "../api/support-routes.ts";
import { wordsOfProblem } from "../components/support-words.ts";
import { Notice } from "../components/support-notice.tsx";
import { SupportSearch } from "../components/support-search.tsx";
import { Timestamp } from "../components/timestamp.tsx";
import type { StaffApi } from "../api/staff-api.ts";

interface FindPageProps {
  readonly api: StaffApi;
  readonly query: string | undefined;
}

export async function FindPage({ api, query }: FindPageProps) {
  return (
    <>
      <h1>Find a customer</h1>
      <SupportSearch
        path={supportRoot}
        label="Email, name, order reference or serial number"
        maxLength={200}
        minLength={2}
        name="q"
        value={query}
      />
      {query !== undefined && <Found api={api} query={query} />}
    </>
  );
}

async function Found({ api, query }: { readonly api: StaffApi; readonly query: string }) {
  const found = await api.post(FoundCustomers, "customers/find", { query });
  if (!found.ok) return <Notice kind="problem">{wordsOfProblem(found.reason)}</Notice>;
  const { customers, more } = found.value;
  if (customers.length === 0)
    return (
      <p className="admin-view-empty" role="status">
        No customer found. Enter a full email address, order reference or serial number, or the
        beginning of a last name.
      </p>
    );
  return (
    <>
      <table className="admin-view-table">
        <caption>{more ? `Newest ${customers.length}` : `${customers.length} found`}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Customer since</th>
            <th scope="col">Found by</th>
          </tr>
        </thead>
        <tbody>
          {customers.map(({ id, name, email, createdAt, foundBy }) => (
            <tr key={id}>
              <td>
                <a href={customerPath(id)}>{name === "" ? `Customer ${id}` : name}</a>
              </td>
              <td>{email}</td>
              <td>
                <Timestamp at={createdAt} />
              </td>
              <td>{foundBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && <p className="admin-view-hint">There are more matches. Enter more of the name.</p>}
    </>
  );
}
