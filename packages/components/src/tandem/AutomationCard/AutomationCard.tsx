import {
  Button,
  Skeleton,
  SkeletonItem,
  Subtitle2,
  type GriffelStyle,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components'
import { memo, type MouseEvent, type ReactNode, useId } from 'react'
import { formatFigure, formatCount } from '../../format/formatFigure.ts'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { aiShareOf } from './aiShare.ts'
import {
  column,
  inlineRow,
  lateReveal,
  quietCaption,
  row,
  surface,
  tabularFigures,
} from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

const marker: GriffelStyle = { width: '8px', height: '8px', borderRadius: tokens.borderRadiusCircular, flexShrink: 0 }

const useAutomationCardStyles = makeStyles({
  root: { ...surface, ...column(tokens.spacingVerticalM), minWidth: 0, padding: tokens.spacingHorizontalL },
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  icon: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  texts: { minWidth: 0 },
  title: { display: 'block', margin: 0, overflowWrap: 'anywhere' },
  description: { ...quietCaption, margin: 0 },
  track: {
    height: '4px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  share: { height: '100%', backgroundColor: tandemTokens.chartSeries1 },
  rows: { ...column(tokens.spacingVerticalS), margin: 0 },
  row: { ...row(tokens.spacingHorizontalM), justifyContent: 'space-between', ...typographyStyles.body1 },
  term: { ...inlineRow(tokens.spacingHorizontalS), color: tokens.colorNeutralForeground2 },
  // Grows to the rest of the row, so that the value and its placeholder take the same space.
  value: { ...typographyStyles.body1Strong, ...tabularFigures, flexGrow: 1, margin: 0, textAlign: 'end' },
  aiMarker: { ...marker, backgroundColor: tandemTokens.chartSeries1 },
  manualMarker: { ...marker, backgroundColor: tokens.colorNeutralStroke1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: 'auto' },
  skeleton: lateReveal,
  skeletonValue: {
    width: '48px',
    height: '16px',
    marginBlock: tokens.spacingVerticalXXS,
    marginInlineStart: 'auto',
  },
})

export interface AutomationCardProps {
  readonly title: string
  /** A line under the title. */
  readonly description?: string | undefined
  readonly icon?: ReactNode | undefined
  /** Number of the assistant's actions. Undefined while it loads. */
  readonly aiCount: number | undefined
  /** Number of people's actions. Undefined while it loads. */
  readonly manualCount: number | undefined
  /** Number of sequences with active automation. Undefined while it loads. */
  readonly automatedSequences: number | undefined
  /** The number of all sequences. Undefined: not shown. */
  readonly totalSequences?: number | undefined
  /** The link at the bottom, to the counted items. */
  readonly linkLabel: string
  readonly linkHref: string
  /** Default: 'View Sequences'. */
  readonly sequencesLabel?: string | undefined
  readonly onViewSequences: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The labels of the rows (DASH-11). */
const rowLabels = { ai: 'AI', manual: 'Manually', sequences: 'Active Sequences' }

/**
 * The dashboard's card for one automation: the number of actions by the assistant and by people, and the number of
 * sequences with this automation.
 * Keyboard: Tab to the link (Enter follows it), then to 'View Sequences' (Enter or Space presses it).
 */
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
