/** The shop's mark: a voice wanders in and leaves on its notes. In the breadcrumb it is the way to the dashboard. */
export function Mark() {
  return (
    <svg className="brand-mark" viewBox="0 0 30 20" aria-hidden="true">
      <path className="brand-mark__voice" d="M1.5 14c2.2-6 4-6 6.5 0" />
      <path className="brand-mark__notes" d="M8 14V8h7V3h7v7h6.5" />
    </svg>
  );
}
