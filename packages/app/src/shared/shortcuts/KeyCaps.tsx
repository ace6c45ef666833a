import { keyCaps } from './shortcuts.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { centered, quietCaption } from '@tandem/components/styles'

const useKeyCapsStyles = makeStyles({
  root: { display: 'inline-flex', gap: tokens.spacingHorizontalXXS },
  cap: {
    ...centered,
    boxSizing: 'border-box',
    minWidth: '20px',
    height: '20px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusSmall,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    ...quietCaption,
  },
})

interface KeyCapsProps {
  /** For example 'J' or 'Mod+K'. */
  readonly keys: string
}

export function KeyCaps({ keys }: KeyCapsProps) {
  const styles = useKeyCapsStyles()
  return (
    <span className={styles.root}>
      {keyCaps(keys).map((cap) => (
        <kbd key={cap} className={styles.cap}>
          {cap}
        </kbd>
      ))}
    </span>
  )
}
