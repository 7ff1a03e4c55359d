import type { SafeHtml } from "#app/lib/safe-html.ts"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import { Steps } from "#app/ui/steps.tsx"
import { Timeline } from "#app/ui/timeline.tsx"
import { type IssueAction, IssueActions } from "./issue-actions.tsx"
import { IssuePosition } from "./issue-position.tsx"
import { type IssueMoment, isProcedure } from "./issue-rules.ts"

type Issue = {
  problem: SafeHtml | undefined
  position: SafeHtml | undefined
  whatYouCanDo: readonly IssueAction[]
}

const toItem = (moment: IssueMoment) => ({
  ...moment,
  href: moment.url,
  children: moment.text && <p>{moment.text}</p>,
})

function IssueMoments({ moments }: { moments: readonly IssueMoment[] }) {
  if (moments.length === 0) return null
  if (isProcedure(moments)) {
    return (
      <Section id="demarche" title="La démarche">
        <Steps items={moments.map(toItem)} />
      </Section>
    )
  }
  return (
    <Section id="etapes" title="Ce qui a été fait">
      <Timeline items={moments.map(toItem)} />
    </Section>
  )
}

type IssueStoryProps = { issue: Issue; moments: readonly IssueMoment[]; isCalm: boolean }

/** An issue told in order: the problem, the position, what was done, what one can do. */
export function IssueStory({ issue, moments, isCalm }: IssueStoryProps) {
  const { problem, position, whatYouCanDo } = issue
  return (
    <>
      {problem && (
        <Section id="probleme" title="Le problème">
          <Prose html={problem} />
        </Section>
      )}
      {position && <IssuePosition html={position} isCalm={isCalm} />}
      <IssueMoments moments={moments} />
      {whatYouCanDo.length > 0 && (
        <Section id="agir" title="Ce que vous pouvez faire">
          <IssueActions actions={whatYouCanDo} />
        </Section>
      )}
    </>
  )
}
