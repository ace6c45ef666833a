import { CalendarCheckmark20Regular } from '@fluentui/react-icons/svg/calendar-checkmark'
import { ArrowReply20Regular } from '@fluentui/react-icons/svg/arrow-reply'
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import { AutomationCard, lazyOverlay } from '@tandem/components'
import { type Dashboard, type DayRange, type SequenceAutomation } from '@tandem/contract'
import { useState } from 'react'
import { links } from '../links.ts'
import { dashboardMessages } from '../messages.ts'
import { useAutomationCardsStyles } from './AutomationCards.styles.ts'

const SequencesDrawer = lazyOverlay(async () => (await import('./SequencesDrawer.tsx')).SequencesDrawer)

const texts = dashboardMessages.cards

const cards = [
  { id: 'objections', icon: <ShieldCheckmark20Regular />, hrefOf: links.objections },
  { id: 'followUps', icon: <ArrowReply20Regular />, hrefOf: links.followUps },
  { id: 'interested', icon: <CalendarCheckmark20Regular />, hrefOf: links.calls },
] as const

/** The figures of each card; undefined while they load. */
function figuresOf({ objectionsStats, followUpsStats, callsStats }: Partial<Dashboard> = {}) {
  const replies = (stats: Dashboard['objectionsStats'] | undefined) => ({
    aiCount: stats?.repliesAi,
    manualCount: stats?.repliesManual,
    automatedSequences: stats?.automatedSequences,
    // The answer has the total only beside the follow-ups and the calls; it is the same one (DASH-9).
    totalSequences: followUpsStats?.totalSequences,
  })
  return {
    objections: replies(objectionsStats),
    followUps: replies(followUpsStats),
    interested: {
      aiCount: callsStats?.callsAi,
      manualCount: callsStats?.callsManual,
      automatedSequences: callsStats?.automatedSequences,
      totalSequences: callsStats?.totalSequences,
    },
  }
}

interface AutomationCardsProps {
  /** Undefined while it loads. */
  readonly dashboard: Dashboard | undefined
  readonly range: DayRange
}

/** Actions of the assistant and of people in the range, and the number of sequences with each automation. */
export function AutomationCards({ dashboard, range }: AutomationCardsProps) {
  const styles = useAutomationCardsStyles()
  const [automation, setAutomation] = useState<keyof SequenceAutomation>()
  const figures = figuresOf(dashboard)
  return (
    <div className={styles.grid}>
      {cards.map(({ id, icon, hrefOf }) => (
        <AutomationCard
          key={id}
          title={texts[id].title}
          description={texts[id].description}
          icon={icon}
          {...figures[id]}
          linkLabel={texts[id].link}
          linkHref={hrefOf(range)}
          sequencesLabel={texts.viewSequences}
          onViewSequences={() => setAutomation(id)}
        />
      ))}
      {automation && <SequencesDrawer automation={automation} onClose={() => setAutomation(undefined)} />}
    </div>
  )
}
