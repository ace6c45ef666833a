import { Button } from '@fluentui/react-components'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical'
import { type RefObject, type SyntheticEvent } from 'react'
import { stepOfKey } from './reorder.ts'
import { useReorderStyles } from './reorder.styles.ts'

interface ReorderHandleProps {
  readonly ref: RefObject<HTMLSpanElement | null>
  /** Accessible name: 'Move Message 2'. */
  readonly label: string
  /** A negative number moves up. */
  readonly onMove: (event: SyntheticEvent, by: number) => void
}

/** The drag handle of a list item. Arrow keys, Home and End move the item. */
export function ReorderHandle({ ref, label, onMove }: ReorderHandleProps) {
  const styles = useReorderStyles()
  return (
    <span ref={ref} className={styles.handle}>
      {/* The button has a `title`, because Fluent's tooltip would consume the first Escape in a dialog. */}
      <Button
        appearance="subtle"
        size="small"
        icon={<ReOrderDotsVerticalRegular />}
        aria-label={label}
        title="Drag, or use the arrow keys"
        onKeyDown={(event) => {
          const by = stepOfKey(event.key)
          if (by === undefined) return
          event.preventDefault()
          onMove(event, by)
        }}
      />
    </span>
  )
}
