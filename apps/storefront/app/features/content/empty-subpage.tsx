import type { ElsewhereView, SubpageName } from "@autotune/contract";
import { contentPageHref, linkTo } from "@autotune/routes";
import { buttonClass, EmptyState } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { LessonList } from "./lessons/lesson-list.tsx";
import { PostList } from "./posts/post-list.tsx";

interface EmptySubpageProps {
  name: string;
  subpage: SubpageName;
  elsewhere: ElsewhereView;
}

/** A further page of a product that has nothing of its own yet: what there is instead, and where. */
export function EmptySubpage({ name, subpage, elsewhere }: EmptySubpageProps) {
  const { tutorials, posts, pages } = elsewhere;
  return (
    <section className="wrap section">
      <Words name={name} subpage={subpage} />
      {tutorials.length === 0 ? null : (
        <Suggestions title={<Trans>Lessons to start with</Trans>}>
          <LessonList lessons={tutorials} heading="h3" />
        </Suggestions>
      )}
      {posts.length === 0 ? null : (
        <Suggestions title={<Trans>Latest posts</Trans>}>
          <PostList posts={posts} heading="h3" />
        </Suggestions>
      )}
      {pages.length === 0 || tutorials.length > 0 || posts.length > 0 ? null : (
        <Suggestions
          title={
            subpage === "audio" ? <Trans>Listen to these instead</Trans> : <Trans>See also</Trans>
          }
        >
          <ul className="flex flex-wrap gap-3">
            {pages.map((page) => (
              <li key={page.href}>
                <Link to={page.href} className={buttonClass("secondary", "small")}>
                  {page.name}
                </Link>
              </li>
            ))}
          </ul>
        </Suggestions>
      )}
    </section>
  );
}

function Suggestions({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-14">
      <h2 className="mb-9 text-36">{title}</h2>
      {children}
    </div>
  );
}

function Words({ name, subpage }: { name: string; subpage: SubpageName }) {
  const language = useLanguage();
  switch (subpage) {
    case "specs":
      return (
        <EmptyState
          title={<Trans>No spec sheet for {name} yet</Trans>}
          text={<Trans>See which systems and DAWs our plug-ins work with.</Trans>}
        >
          <Way to={contentPageHref("daw-compatibility", language)}>
            <Trans>DAW compatibility</Trans>
          </Way>
        </EmptyState>
      );
    case "tutorials":
      return (
        <EmptyState
          title={<Trans>No lessons with {name} yet</Trans>}
          text={<Trans>The Learning Center has lessons with our other tools.</Trans>}
        >
          <Way to={linkTo("LearningCenter", {}, language)}>
            <Trans>Go to the Learning Center</Trans>
          </Way>
        </EmptyState>
      );
    case "audio":
      return (
        <EmptyState
          title={<Trans>No recordings of {name} yet</Trans>}
          text={<Trans>Hear what our other tools do with a voice.</Trans>}
        >
          <Way to={linkTo("Products", {}, language)}>
            <Trans>See all products</Trans>
          </Way>
        </EmptyState>
      );
    case "blogs":
      return (
        <EmptyState
          title={<Trans>No posts about {name} yet</Trans>}
          text={<Trans>Read what else we’ve written about singing, recording and tuning.</Trans>}
        >
          <Way to={linkTo("Community", {}, language)}>
            <Trans>Show all posts</Trans>
          </Way>
        </EmptyState>
      );
  }
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass("secondary")}>
      {children}
    </Link>
  );
}
