import { Button } from '@fluentui/react-components'
import { DialogFrame } from '@tandem/components'
import { ShortcutSections } from '../../shared/shortcuts/ShortcutSections.tsx'
import { ShortcutSwitch } from '../../shared/shortcuts/ShortcutSwitch.tsx'
import { commandMessages } from './messages.ts'
import { useCommandStyles } from './commands.styles.ts'

const texts = commandMessages.list

interface ShortcutListProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All keyboard shortcuts (SHELL-72). */
export function ShortcutList({ isOpen, onClose }: ShortcutListProps) {
  const styles = useCommandStyles()
  return (
    <DialogFrame
      isOpen={isOpen}
      title={texts.title}
      className={styles.sheet}
      contentClassName={styles.sheetContent}
      onClose={onClose}
      actions={
        <>
          <ShortcutSwitch />
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <ShortcutSections />
    </DialogFrame>
  )
}
