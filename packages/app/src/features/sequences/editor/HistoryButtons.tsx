import { Button } from '@fluentui/react-components'
import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo'
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo'
import { type ValueEdits } from '@tandem/components'
import { memo } from 'react'
import { editorMessages } from './messages.ts'

const texts = editorMessages.history

/** What the buttons need of a history. */
type UndoHistory = Pick<ValueEdits<unknown>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>

/** Undo and redo of an editor's history. */
export function HistoryButtons({ history }: { readonly history: UndoHistory }) {
  const { canUndo, canRedo, undo, redo } = history
  return <Buttons canUndo={canUndo} canRedo={canRedo} undo={undo} redo={redo} />
}

/** Memoized: typing does not render them again. */
const Buttons = memo(function Buttons({ canUndo, canRedo, undo, redo }: UndoHistory) {
  return (
    <>
      <Button
        appearance="subtle"
        icon={<ArrowUndo20Regular />}
        aria-label={texts.undo}
        title={texts.undoKeys}
        disabledFocusable={!canUndo}
        onClick={undo}
      />
      <Button
        appearance="subtle"
        icon={<ArrowRedo20Regular />}
        aria-label={texts.redo}
        title={texts.redoKeys}
        disabledFocusable={!canRedo}
        onClick={redo}
      />
    </>
  )
})
