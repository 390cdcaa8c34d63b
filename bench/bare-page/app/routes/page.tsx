import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { pageContents, type PagePart } from "../page-content.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const content = pageContents.get(pathname + search);
  if (content === undefined) throw new Response("", { status: 404 });
  return content;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "description", content: loaderData?.description },
];

export default function Page() {
  const { parts } = useLoaderData<typeof loader>();
  return (
    <main>
      {parts.map((part) => (
        <Part key={part.id} {...part} />
      ))}
    </main>
  );
}

function Part(part: PagePart) {
  switch (part.kind) {
    case "heading":
      return <h2>{part.text}</h2>;
    case "text":
      return <p>{part.text}</p>;
    case "image":
      return (
        <img
          src={part.src}
          alt={part.alt}
          width={part.width}
          height={part.height}
          loading={part.isLazy ? "lazy" : "eager"}
        />
      );
  }
}
