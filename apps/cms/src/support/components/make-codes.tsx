"use client";

import type { CodeBatches } from "@autotune/contract";
import { useState } from "react";

interface MakeCodesProps extends Pick<CodeBatches, "products" | "promotions" | "coupons"> {
  /** The endpoint that handles it. */
  readonly endpoint: string;
  /** Of this form: sent twice, it makes one batch. */
  readonly request: string;
}

/** Asks what the codes grant. The response is a file; the page stays. */
export function MakeCodes(props: MakeCodesProps) {
  const { endpoint, request, products, promotions, coupons } = props;
  const [isSent, setIsSent] = useState(false);
  return (
    <details className="admin-view-action">
      <summary>Make codes</summary>
      <form action={endpoint} method="post" onSubmit={() => setIsSent(true)}>
        <input name="request" type="hidden" value={request} />
        <div className="admin-view-fields">
          <label>
            What each gives
            <select name="gives" required>
              <optgroup label="A licence of">
                {products.map(({ path, name }) => (
                  <option key={path} value={`licence:${path}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
              {promotions.length > 0 && (
                <optgroup label="The promotion">
                  {promotions.map((code) => (
                    <option key={code} value={`promotion:${code}`}>
                      {code}
                    </option>
                  ))}
                </optgroup>
              )}
              {coupons.length > 0 && (
                <optgroup label="The coupon">
                  {coupons.map((code) => (
                    <option key={code} value={`coupon:${code}`}>
                      {code}
                    </option>
                  ))}
                </optgroup>
              )}
            </select>
          </label>
          <label>
            Dealer
            <input autoComplete="off" maxLength={100} minLength={2} name="dealer" required />
          </label>
          <label>
            How many
            <input defaultValue={50} max={5000} min={1} name="count" required type="number" />
          </label>
          <label>
            Last day, empty for none
            <input name="expires" type="date" />
          </label>
          <label>
            For owners of one of these, none for everybody
            <select multiple name="owner" size={5}>
              {products.map(({ path, name }) => (
                <option key={path} value={path}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <label className="admin-view-choice">
          <input defaultChecked name="once" type="checkbox" />A person may redeem one of them
        </label>
        <label htmlFor="make-codes-reason">Reason</label>
        <textarea
          aria-describedby="make-codes-note"
          id="make-codes-reason"
          maxLength={500}
          minLength={3}
          name="reason"
          required
          rows={2}
        />
        <p className="admin-view-hint" id="make-codes-note">
          Kept for good in the audit log. The codes come as a file, once: the shop keeps no list of
          them. Each works once.
        </p>
        <button disabled={isSent} type="submit">
          {isSent ? "Made" : "Make the codes"}
        </button>
        {isSent && (
          <p role="status">
            The file is downloaded when they are made. <a href="?">Load the list again</a>, also to
            make more.
          </p>
        )}
      </form>
    </details>
  );
}
