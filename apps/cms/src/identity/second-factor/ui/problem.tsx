/** Always there, so that what appears in it is read out. */
export function Problem({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && <p className="admin-view-notice admin-view-notice--problem">{text}</p>}
    </div>
  );
}
