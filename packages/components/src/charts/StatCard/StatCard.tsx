import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { memo, type MouseEvent, useId } from 'react'
import { formatCount, formatFigure, formatPercent } from '../../format/formatFigure.ts'
import { GrowthBadge } from '../GrowthBadge/GrowthBadge.tsx'
import { useStatCardStyles } from './StatCard.styles.ts'

export interface StatCardProps {
  readonly label: string
  /** The figure. Undefined while it loads. */
  readonly value: number | undefined
  /** Share of the base figure in percent: 12.5 shows as '12.50 %'. */
  readonly conversion?: number | undefined
  /** The label of the conversion. Default: 'conversion'. */
  readonly conversionLabel?: string
  /** Change since the previous range, in percent. */
  readonly growth?: number | undefined
  /** Keeps a line for conversion and growth while loading, so that nothing moves when they load. */
  readonly hasConversion?: boolean
  /** `filled` is a card of its own, `plain` is for use inside a card. Default: `filled`. */
  readonly appearance?: 'filled' | 'plain'
  /** Why the figure could not be loaded; shown in its place. */
  readonly error?: string | undefined
  /** Loads the figure again. Without it there is no 'Retry'. */
  readonly onRetry?: ((event: MouseEvent) => void) | undefined
  /** Default: 'Retry'. */
  readonly retryLabel?: string
}

/**
 * A figure of the statistics panel with its conversion and growth.
 *
 * Keyboard: where the figure could not be loaded, Tab to 'Retry', Enter presses it.
 */
export const StatCard = memo(function StatCard({
  label,
  value,
  conversion,
  conversionLabel = 'conversion',
  growth,
  hasConversion = conversion !== undefined || growth !== undefined,
  appearance = 'filled',
  error,
  onRetry,
  retryLabel = 'Retry',
}: StatCardProps) {
  const styles = useStatCardStyles()
  const labelId = useId()
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-busy={value === undefined && error === undefined}
      className={mergeClasses(styles.root, appearance === 'filled' && styles.filled)}
    >
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {error !== undefined ? (
        <>
          <span role="alert" className={styles.error}>
            {error}
            {onRetry && (
              <button type="button" aria-label={`${retryLabel}: ${label}`} className={styles.retry} onClick={onRetry}>
                {retryLabel}
              </button>
            )}
          </span>
          {hasConversion && <span className={styles.meta} />}
        </>
      ) : value === undefined ? (
        <Skeleton aria-label={`Loading ${label}`} className={styles.skeleton}>
          <SkeletonItem className={styles.skeletonValue} />
          {hasConversion && <SkeletonItem className={styles.skeletonMeta} />}
        </Skeleton>
      ) : (
        <>
          <span className={styles.value} title={formatCount(value)}>
            {formatFigure(value)}
          </span>
          {hasConversion && (
            <span className={styles.meta}>
              {conversion !== undefined && <span>{`${formatPercent(conversion)} ${conversionLabel}`}</span>}
              {growth !== undefined && <GrowthBadge percent={growth} />}
            </span>
          )}
        </>
      )}
    </div>
  )
})
