import { CalendarCheckmark20Regular } from '@fluentui/react-icons/svg/calendar-checkmark'
import { ArrowReply20Regular } from '@fluentui/react-icons/svg/arrow-reply'
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import { AutomationCard } from '@tandem/components'
import { type Dashboard, type DayRange, type SequenceAutomation } from '@tandem/contract'
import { lazy, Suspense, useCallback, useState } from 'react'
import { links } from '../links.ts'
import { dashboardMessages } from '../messages.ts'
import { useAutomationCardsStyles } from './AutomationCards.styles.ts'

const SequencesDrawer = lazy(async () => ({ default: (await import('./SequencesDrawer.tsx')).SequencesDrawer }))

const texts = dashboardMessages.cards

interface AutomationCardsProps {
  /** Undefined while it loads. */
  readonly dashboard: Dashboard | undefined
  readonly range: DayRange
}

/** Actions of the assistant and of people in the range, and the number of sequences with each automation. */
export function AutomationCards({ dashboard, range }: AutomationCardsProps) {
  const styles = useAutomationCardsStyles()
  const [automation, setAutomation] = useState<keyof SequenceAutomation>()
  const viewObjections = useCallback(() => setAutomation('objections'), [])
  const viewFollowUps = useCallback(() => setAutomation('followUps'), [])
  const viewInterested = useCallback(() => setAutomation('interested'), [])
  const close = useCallback(() => setAutomation(undefined), [])
  const { objectionsStats: objections, followUpsStats: followUps, callsStats: calls } = dashboard ?? {}
  return (
    <div className={styles.grid}>
      <AutomationCard
        title={texts.objections.title}
        description={texts.objections.description}
        icon={<ShieldCheckmark20Regular />}
        aiCount={objections?.repliesAi}
        manualCount={objections?.repliesManual}
        automatedSequences={objections?.automatedSequences}
        // The answer has the total only beside the follow-ups and the calls; it is the same one (DASH-9).
        totalSequences={followUps?.totalSequences}
        linkLabel={texts.objections.link}
        linkHref={links.objections(range)}
        sequencesLabel={texts.viewSequences}
        onViewSequences={viewObjections}
      />
      <AutomationCard
        title={texts.followUps.title}
        description={texts.followUps.description}
        icon={<ArrowReply20Regular />}
        aiCount={followUps?.repliesAi}
        manualCount={followUps?.repliesManual}
        automatedSequences={followUps?.automatedSequences}
        totalSequences={followUps?.totalSequences}
        linkLabel={texts.followUps.link}
        linkHref={links.followUps(range)}
        sequencesLabel={texts.viewSequences}
        onViewSequences={viewFollowUps}
      />
      <AutomationCard
        title={texts.interested.title}
        description={texts.interested.description}
        icon={<CalendarCheckmark20Regular />}
        aiCount={calls?.callsAi}
        manualCount={calls?.callsManual}
        automatedSequences={calls?.automatedSequences}
        totalSequences={calls?.totalSequences}
        linkLabel={texts.interested.link}
        linkHref={links.calls(range)}
        sequencesLabel={texts.viewSequences}
        onViewSequences={viewInterested}
      />
      {automation && (
        <Suspense>
          <SequencesDrawer automation={automation} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
