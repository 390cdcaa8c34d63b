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
      <summary>Create codes</summary>
      <form action={endpoint} method="post" onSubmit={() => setIsSent(true)}>
        <input name="request" type="hidden" value={request} />
        <div className="admin-view-fields">
          <label>
            Each code gives
            <select name="gives" required>
              <optgroup label="License">
                {products.map(({ path, name }) => (
                  <option key={path} value={`licence:${path}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
              {promotions.length > 0 && (
                <optgroup label="Promotion">
                  {promotions.map((code) => (
                    <option key={code} value={`promotion:${code}`}>
                      {code}
                    </option>
                  ))}
                </optgroup>
              )}
              {coupons.length > 0 && (
                <optgroup label="Coupon">
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
            Number of codes
            <input defaultValue={50} max={5000} min={1} name="count" required type="number" />
          </label>
          <label>
            Last day (optional)
            <input name="expires" type="date" />
          </label>
          <label>
            Only for owners of (optional)
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
          <input defaultChecked name="once" type="checkbox" />
          One code per customer
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
          Saved permanently in the audit log. You get the codes once, as a file; the store keeps no
          list of them. Each code works once.
        </p>
        <button disabled={isSent} type="submit">
          {isSent ? "Created" : "Create and download codes"}
        </button>
        {isSent && (
          <p role="status">
            The file downloads when the codes are ready. <a href="?">Reload the list</a> to see the
            batch or create more.
          </p>
        )}
      </form>
    </details>
  );
}
