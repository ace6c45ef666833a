import { useKeyCapsStyles } from './KeyCaps.styles.ts'
import { keyCaps } from './shortcuts.ts'

interface KeyCapsProps {
  /** The keys of a shortcut: 'J', 'Mod+K'. */
  readonly keys: string
}

/** The keys of a shortcut, as this machine's keyboard labels them. */
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
