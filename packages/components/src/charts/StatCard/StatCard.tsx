import { mergeClasses, Skeleton, SkeletonItem, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { memo, type MouseEvent, useId } from 'react'
import { formatCount, formatFigure, formatPercent, formatShortPercent } from '../../format/formatFigure.ts'
import { GrowthBadge } from '../GrowthBadge/GrowthBadge.tsx'
import { growthTextOf } from '../GrowthBadge/growthText.ts'
import {
  aboveChoice,
  choiceButton,
  choiceCard,
  choiceCardSelected,
  column,
  focusOutline,
  lateReveal,
  oneLine,
  plainButton,
  quietBody,
  quietCaption,
  surface,
  tabularFigures,
  wrappingRow,
} from '../../theme/styleFragments.ts'

const useStatCardStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalXXS), minWidth: '128px' },
  filled: { ...surface, minWidth: '160px', padding: tokens.spacingHorizontalL },
  tile: {
    ...choiceCard,
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
  },
  selected: choiceCardSelected,
  choice: { ...choiceButton, flex: 'none' },
  label: { ...quietBody, ...oneLine },
  value: { ...typographyStyles.title2, ...tabularFigures, ...oneLine },
  meta: {
    ...wrappingRow(`0 ${tokens.spacingHorizontalS}`),
    minHeight: tokens.lineHeightBase200,
    minWidth: 0,
    ...quietCaption,
    ...tabularFigures,
  },
  lines: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'flex-start',
    rowGap: tokens.spacingVerticalXXS,
    minHeight: `calc(2 * ${tokens.lineHeightBase200} + ${tokens.spacingVerticalXXS})`,
  },
  error: {
    ...aboveChoice,
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    // The error is at least as high as the figure that it replaces.
    minHeight: tokens.lineHeightHero700,
    ...typographyStyles.body1,
    overflowWrap: 'anywhere',
    color: tokens.colorStatusDangerForeground1,
  },
  retry: {
    minHeight: '24px',
    ...plainButton,
    color: tokens.colorBrandForegroundLink,
    ...typographyStyles.body1,
    ':focus-visible': {
      ...focusOutline,
      outlineOffset: tokens.strokeWidthThin,
      borderRadius: tokens.borderRadiusMedium,
    },
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  skeleton: { ...column(tokens.spacingVerticalXXS), ...lateReveal },
  // With its margins, a skeleton is as high as the text.
  skeletonValue: { height: '28px', marginBlock: `calc((${tokens.lineHeightHero700} - 28px) / 2)`, width: '88px' },
  skeletonMeta: { height: '12px', marginBlock: `calc((${tokens.lineHeightBase200} - 12px) / 2)`, width: '136px' },
})

export interface StatCardProps {
  readonly label: string
  /** Undefined while the figure loads. */
  readonly value: number | undefined
  /** In percent. Null shows a dash. */
  readonly conversion?: number | null | undefined
  /** Default: 'conversion'. */
  readonly conversionLabel?: string | undefined
  /** In percent. */
  readonly growth?: number | undefined
  /** For example 'vs. previous 8 days'. */
  readonly growthLabel?: string | undefined
  /** Reserves the line of conversion and growth while the card loads or shows an error. */
  readonly hasConversion?: boolean | undefined
  /** `plain` is for use inside a card. Default: `filled`. */
  readonly appearance?: 'filled' | 'plain' | undefined
  /** Makes the card a selectable tile. A tooltip shows the exact figures. */
  readonly onSelect?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  readonly isSelected?: boolean | undefined
  /** Shown instead of the figure. */
  readonly error?: string | undefined
  /** Default: no button 'Retry'. */
  readonly onRetry?: ((event: MouseEvent) => void) | undefined
}

/** A figure with its conversion and growth. */
export const StatCard = memo(function StatCard(props: StatCardProps) {
  const { label, value, conversion, growth, appearance = 'filled', onSelect, isSelected = false, error } = props
  const styles = useStatCardStyles()
  const labelId = useId()
  const isTile = onSelect !== undefined
  const shown = {
    ...props,
    isTile,
    hasConversion: props.hasConversion ?? (conversion !== undefined || growth !== undefined),
  }
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-busy={value === undefined && error === undefined}
      className={mergeClasses(
        styles.root,
        isTile ? styles.tile : appearance === 'filled' && styles.filled,
        isTile && isSelected && styles.selected,
      )}
    >
      {isTile ? (
        // Uses `title`, because Fluent's tooltip would show the figures only after the tooltip's code has loaded.
        <button
          type="button"
          aria-pressed={isSelected}
          title={exactTextOf(props)}
          className={styles.choice}
          onClick={onSelect}
        >
          <span id={labelId} className={styles.label}>
            {label}
          </span>
        </button>
      ) : (
        <span id={labelId} className={styles.label}>
          {label}
        </span>
      )}
      {error === undefined ? <Figures {...shown} /> : <Failure {...shown} error={error} />}
    </div>
  )
})

interface ShownProps extends StatCardProps {
  readonly isTile: boolean
  readonly hasConversion: boolean
}

function Figures(props: ShownProps) {
  const { label, value, conversion, conversionLabel = 'conversion', growth, growthLabel, hasConversion, isTile } = props
  const styles = useStatCardStyles()
  if (value === undefined) {
    return (
      <Skeleton aria-label={`Loading ${label}`} className={styles.skeleton}>
        <SkeletonItem className={styles.skeletonValue} />
        {hasConversion && <SkeletonItem className={styles.skeletonMeta} />}
        {hasConversion && isTile && <SkeletonItem className={styles.skeletonMeta} />}
      </Skeleton>
    )
  }
  const formatShare = isTile ? formatShortPercent : formatPercent
  const share = conversion == null ? '–' : `${formatShare(conversion)} ${conversionLabel}`
  return (
    <>
      <span className={styles.value} title={isTile ? undefined : formatCount(value)}>
        {formatFigure(value)}
      </span>
      {hasConversion && (
        <span className={mergeClasses(styles.meta, isTile && styles.lines)}>
          {conversion !== undefined && <span>{share}</span>}
          {growth !== undefined && <GrowthBadge percent={growth} baseline={growthLabel} />}
        </span>
      )}
    </>
  )
}

function Failure(props: ShownProps & { readonly error: string }) {
  const { label, error, onRetry, hasConversion, isTile } = props
  const styles = useStatCardStyles()
  return (
    <>
      <span role="alert" className={styles.error}>
        {error}
        {onRetry && (
          <button type="button" aria-label={`Retry: ${label}`} className={styles.retry} onClick={onRetry}>
            Retry
          </button>
        )}
      </span>
      {hasConversion && <span className={mergeClasses(styles.meta, isTile && styles.lines)} />}
    </>
  )
}

function exactTextOf({ label, value, conversion, conversionLabel = 'conversion', growth, growthLabel }: StatCardProps) {
  return [
    ...(value === undefined ? [label] : [`${label}: ${formatCount(value)}`]),
    ...(conversion == null ? [] : [`${formatPercent(conversion)} ${conversionLabel}`]),
    ...(growth === undefined ? [] : [[growthTextOf(growth).exact, growthLabel].join(' ')]),
  ].join(', ')
}
