import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { CircleOff20Regular } from '@fluentui/react-icons/svg/circle-off'
import { memo, type ReactNode } from 'react'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { column, inlineRow, linkTile, oneLine, quietCaption, visuallyHidden } from '../../theme/styleFragments.ts'

const useSequenceTileStyles = makeStyles({
  root: {
    ...linkTile,
    alignItems: 'center',
    minHeight: '40px',
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
  },
  texts: { ...column(), flex: '1 1 0', minWidth: 0 },
  name: { ...typographyStyles.body1Strong, ...oneLine },
  client: { ...quietCaption, ...oneLine },
  automation: {
    position: 'relative',
    ...inlineRow(tokens.spacingHorizontalXS),
    flexShrink: 0,
    // The same width in all tiles aligns the words 'On' and 'Off'.
    minWidth: '52px',
    ...typographyStyles.body1,
  },
  on: { color: tokens.colorStatusSuccessForeground1 },
  off: { color: tokens.colorNeutralForeground2 },
  spoken: visuallyHidden,
})

export interface SequenceTileProps {
  readonly name: string
  /** Name of the AI client. */
  readonly clientName?: string | undefined
  readonly href: string
  readonly isAutomated: boolean
  /** Shown before the state of the automation. */
  readonly status?: ReactNode | undefined
  /** Screen readers read `automationLabels.name` before the state. Default: 'Automation', 'On', 'Off'. */
  readonly automationLabels?: { readonly name: string; readonly on: string; readonly off: string } | undefined
}

const defaultLabels = { name: 'Automation', on: 'On', off: 'Off' }

/** A sequence in a list: name, client, and automation. */
export const SequenceTile = memo(function SequenceTile({
  name,
  clientName,
  href,
  isAutomated,
  status,
  automationLabels = defaultLabels,
}: SequenceTileProps) {
  const styles = useSequenceTileStyles()
  const anchor = useRoutedAnchor(href)
  return (
    <a {...anchor} className={styles.root}>
      <span className={styles.texts}>
        <bdi className={styles.name}>{name}</bdi>
        {clientName !== undefined && <span className={styles.client}>{clientName}</span>}
      </span>
      {status}
      <span className={mergeClasses(styles.automation, isAutomated ? styles.on : styles.off)}>
        {isAutomated ? <CheckmarkCircle20Filled aria-hidden /> : <CircleOff20Regular aria-hidden />}
        <span className={styles.spoken}>{automationLabels.name}</span>
        <span>{isAutomated ? automationLabels.on : automationLabels.off}</span>
      </span>
    </a>
  )
})
