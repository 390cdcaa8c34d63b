import { Link } from "react-router";

export default function Hello() {
  return (
    <h1>
      Hello <Link to="/">again</Link>
    </h1>
  );
}
