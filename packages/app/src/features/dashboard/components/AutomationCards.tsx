import { CalendarCheckmark20Regular } from '@fluentui/react-icons/svg/calendar-checkmark'
import { ArrowReply20Regular } from '@fluentui/react-icons/svg/arrow-reply'
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import { AutomationCard, lazyOverlay } from '@tandem/components'
import { type Dashboard, type DayRange, type SequenceAutomation } from '@tandem/contract'
import { useSearchParams } from 'react-router-dom'
import { links } from '../links.ts'
import { dashboardMessages } from '../messages.ts'
import { useAutomationCardsStyles } from './components.styles.ts'

const SequencesDrawer = lazyOverlay(async () => (await import('./SequencesDrawer.tsx')).SequencesDrawer)

const texts = dashboardMessages.cards

const cards = [
  { id: 'objections', icon: <ShieldCheckmark20Regular />, hrefOf: links.objections },
  { id: 'followUps', icon: <ArrowReply20Regular />, hrefOf: links.followUps },
  { id: 'interested', icon: <CalendarCheckmark20Regular />, hrefOf: links.calls },
] as const

/** The figures of each card. Undefined while loading. */
function figuresOf({ objectionsStats, followUpsStats, callsStats }: Partial<Dashboard> = {}) {
  const replies = (stats: Dashboard['objectionsStats'] | undefined) => ({
    aiCount: stats?.repliesAi,
    manualCount: stats?.repliesManual,
    automatedSequences: stats?.automatedSequences,
    // `objectionsStats` does not have this number. The number is the same for all cards (DASH-9).
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

/** Query parameter of the open drawer. */
const drawerKey = 'sequences'

const withDrawer = (automation: keyof SequenceAutomation | undefined) => (before: URLSearchParams) => {
  const params = new URLSearchParams(before)
  if (automation === undefined) params.delete(drawerKey)
  else params.set(drawerKey, automation)
  return params
}

interface AutomationCardsProps {
  /** Undefined while loading. */
  readonly dashboard: Dashboard | undefined
  readonly range: DayRange
}

/** A card for each automation. It shows how many actions the AI and people have done in the range. */
export function AutomationCards({ dashboard, range }: AutomationCardsProps) {
  const styles = useAutomationCardsStyles()
  // The address contains the open drawer, so that Back from a sequence shows the drawer again.
  const [params, setParams] = useSearchParams()
  const automation = cards.find(({ id }) => id === params.get(drawerKey))?.id
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
          onViewSequences={() => setParams(withDrawer(id), { replace: true, preventScrollReset: true })}
        />
      ))}
      {automation && (
        <SequencesDrawer
          automation={automation}
          onClose={() => setParams(withDrawer(undefined), { replace: true, preventScrollReset: true })}
        />
      )}
    </div>
  )
}
