import { Button, Link } from '@fluentui/react-components'
import { DialogFrame, useRoutedAnchor } from '@tandem/components'
import { useLocation } from 'react-router-dom'
import { type BulkBlock } from '../listTypes.ts'
import { listMessages } from '../messages.ts'
import { useBulkRunDialogStyles } from './BulkRunDialog.styles.ts'

interface BlockedDialogProps<Row> {
  readonly block: BulkBlock<Row>
  readonly rowLabel: (row: Row) => string
  /** Selected rows that lack nothing. */
  readonly otherCount: number
  readonly onOthers: () => void
  /** Acts on all rows, where the block allows that. */
  readonly onAnyway: () => void
  readonly onClose: () => void
}

/** A bulk action was not done: the rows that lack something, each with the way to it. */
export function BlockedDialog<Row>({
  block,
  rowLabel,
  otherCount,
  onOthers,
  onAnyway,
  onClose,
}: BlockedDialogProps<Row>) {
  const styles = useBulkRunDialogStyles()
  return (
    <DialogFrame
      title={block.title}
      className={styles.summary}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{listMessages.close}</Button>
          {block.anywayLabel && <Button onClick={onAnyway}>{block.anywayLabel(block.rows.length + otherCount)}</Button>}
          {otherCount > 0 && (
            <Button appearance="primary" onClick={onOthers}>
              {block.othersLabel(otherCount)}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.blocked}>
        {block.rows.map((row) => {
          const href = block.hrefOf(row)
          return (
            <li key={href}>
              <BlockedLink href={href} label={rowLabel(row)} onFollow={onClose} />
            </li>
          )
        })}
      </ul>
    </DialogFrame>
  )
}

interface BlockedLinkProps {
  readonly href: string
  readonly label: string
  readonly onFollow: () => void
}

function BlockedLink({ href, label, onFollow }: BlockedLinkProps) {
  // The list keeps its view.
  const { search } = useLocation()
  return <Link {...useRoutedAnchor(`${href}${search}`, onFollow)}>{label}</Link>
}
