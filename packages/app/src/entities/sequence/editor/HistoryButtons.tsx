import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo'
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo'
import { IconButton, type ValueEdits } from '@tandem/components'
import { memo } from 'react'
import { editorMessages } from './messages.ts'

const texts = editorMessages.history

type UndoHistory = Pick<ValueEdits<unknown>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>

export function HistoryButtons({ history }: { readonly history: UndoHistory }) {
  const { canUndo, canRedo, undo, redo } = history
  return <Buttons canUndo={canUndo} canRedo={canRedo} undo={undo} redo={redo} />
}

/** Memoized, because the editor renders again at each typed letter. */
const Buttons = memo(function Buttons({ canUndo, canRedo, undo, redo }: UndoHistory) {
  return (
    <>
      <IconButton
        icon={<ArrowUndo20Regular />}
        label={texts.undo}
        title={texts.undoKeys}
        isDisabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        icon={<ArrowRedo20Regular />}
        label={texts.redo}
        title={texts.redoKeys}
        isDisabled={!canRedo}
        onClick={redo}
      />
    </>
  )
})
