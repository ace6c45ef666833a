import { Button, Skeleton, SkeletonItem, Subtitle2 } from '@fluentui/react-components'
import { memo, type MouseEvent, type ReactNode, useId } from 'react'
import { formatFigure, formatCount, percentOf } from '../../format/formatFigure.ts'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { useAutomationCardStyles } from './AutomationCard.styles.ts'

/** The AI's share of all actions, in percent. Undefined if a count is missing, or if both counts are 0. */
export function aiShareOf(aiCount: number | undefined, manualCount: number | undefined): number | undefined {
  if (aiCount === undefined || manualCount === undefined || aiCount + manualCount <= 0) return undefined
  return percentOf(aiCount, aiCount + manualCount)
}

export interface AutomationCardProps {
  readonly title: string
  /** Shown below the title. */
  readonly description?: string | undefined
  readonly icon?: ReactNode | undefined
  /** Actions of the AI. Undefined while loading. */
  readonly aiCount: number | undefined
  /** Actions of people. Undefined while loading. */
  readonly manualCount: number | undefined
  /** Sequences with active automation. Undefined while loading. */
  readonly automatedSequences: number | undefined
  /** All sequences. Undefined: the card does not show this number. */
  readonly totalSequences?: number | undefined
  /** The text of the link to the counted items. */
  readonly linkLabel: string
  readonly linkHref: string
  /** Default: 'View Sequences'. */
  readonly sequencesLabel?: string | undefined
  readonly onViewSequences: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The labels of DASH-11. */
const rowLabels = { ai: 'AI', manual: 'Manually', sequences: 'Active Sequences' }

/** The dashboard's card for one automation. It counts the AI's actions, people's actions, and active sequences. */
export const AutomationCard = memo(function AutomationCard({
  title,
  description,
  icon,
  aiCount,
  manualCount,
  automatedSequences,
  totalSequences,
  linkLabel,
  linkHref,
  sequencesLabel = 'View Sequences',
  onViewSequences,
}: AutomationCardProps) {
  const styles = useAutomationCardStyles()
  const titleId = useId()
  const link = useRoutedAnchor(linkHref)
  const aiShare = aiShareOf(aiCount, manualCount)
  return (
    <section aria-labelledby={titleId} aria-busy={aiCount === undefined} className={styles.root}>
      <header className={styles.head}>
        {icon !== undefined && (
          <span aria-hidden className={styles.icon}>
            {icon}
          </span>
        )}
        <div className={styles.texts}>
          <Subtitle2 as="h3" id={titleId} className={styles.title}>
            {title}
          </Subtitle2>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
      </header>
      <div aria-hidden className={styles.track}>
        {aiShare !== undefined && <div className={styles.share} style={{ width: `${aiShare}%` }} />}
      </div>
      <dl className={styles.rows}>
        <Row label={rowLabels.ai} value={aiCount === undefined ? undefined : formatFigure(aiCount)} marker="ai" />
        <Row
          label={rowLabels.manual}
          value={manualCount === undefined ? undefined : formatFigure(manualCount)}
          marker="manual"
        />
        <Row label={rowLabels.sequences} value={sequencesTextOf(automatedSequences, totalSequences)} />
      </dl>
      <footer className={styles.actions}>
        <Button as="a" size="small" {...link}>
          {linkLabel}
        </Button>
        <Button size="small" appearance="subtle" onClick={onViewSequences}>
          {sequencesLabel}
        </Button>
      </footer>
    </section>
  )
})

interface RowProps {
  readonly label: string
  readonly value: string | undefined
  readonly marker?: 'ai' | 'manual' | undefined
}

function Row({ label, value, marker }: RowProps) {
  const styles = useAutomationCardStyles()
  return (
    <div className={styles.row}>
      <dt className={styles.term}>
        {marker !== undefined && (
          <span aria-hidden className={marker === 'ai' ? styles.aiMarker : styles.manualMarker} />
        )}
        {label}
      </dt>
      <dd className={styles.value}>
        {value ?? (
          <Skeleton aria-label={`Loading ${label}`} className={styles.skeleton}>
            <SkeletonItem className={styles.skeletonValue} />
          </Skeleton>
        )}
      </dd>
    </div>
  )
}

function sequencesTextOf(automated: number | undefined, total: number | undefined): string | undefined {
  if (automated === undefined) return undefined
  return total === undefined ? formatCount(automated) : `${formatCount(automated)} of ${formatCount(total)}`
}
