import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { DismissCircle20Regular } from '@fluentui/react-icons/svg/dismiss-circle'
import { memo } from 'react'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { useSequenceTileStyles } from './SequenceTile.styles.ts'

export interface SequenceTileProps {
  readonly name: string
  /** Name of the AI client it runs for. */
  readonly clientName?: string | undefined
  /** Where its automation is set. */
  readonly href: string
  readonly isAutomated: boolean
  /** Labels of the icons. Default: 'Automation is on' and 'Automation is off'. */
  readonly automationLabels?: { readonly on: string; readonly off: string }
}

const defaultLabels = { on: 'Automation is on', off: 'Automation is off' }

/**
 * A sequence in a drawer: its name, its client, and a done or crossed icon for its automation.
 *
 * Keyboard: Tab to the tile, Enter opens the sequence.
 */
export const SequenceTile = memo(function SequenceTile({
  name,
  clientName,
  href,
  isAutomated,
  automationLabels = defaultLabels,
}: SequenceTileProps) {
  const styles = useSequenceTileStyles()
  const anchor = useRoutedAnchor(href)
  return (
    <a {...anchor} className={styles.root}>
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        {clientName !== undefined && <span className={styles.client}>{clientName}</span>}
      </span>
      {isAutomated ? (
        <CheckmarkCircle20Filled aria-label={automationLabels.on} className={styles.on} />
      ) : (
        <DismissCircle20Regular aria-label={automationLabels.off} className={styles.off} />
      )}
    </a>
  )
})
