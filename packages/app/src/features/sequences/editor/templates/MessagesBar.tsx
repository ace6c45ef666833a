import { Button } from '@fluentui/react-components'
import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo'
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo'
import { LabelledSwitch } from '@tandem/components'
import { memo } from 'react'
import { editorMessages } from '../messages.ts'
import { useMessagesEditorStyles } from './MessagesEditor.styles.ts'

const texts = editorMessages.templates

interface MessagesBarProps {
  readonly hasRequests: boolean
  readonly onRequestsChange: (isOn: boolean) => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** What holds for all messages: connection requests, undo and redo. Memoized: typing does not render it again. */
export const MessagesBar = memo(function MessagesBar(props: MessagesBarProps) {
  const { hasRequests, onRequestsChange, canUndo, canRedo, onUndo, onRedo } = props
  const styles = useMessagesEditorStyles()
  return (
    <div className={styles.bar}>
      <div className={styles.requests}>
        <LabelledSwitch
          label={texts.requests}
          description={hasRequests ? texts.requestsOn : texts.requestsOff}
          isOn={hasRequests}
          onChange={(_, { isOn }) => onRequestsChange(isOn)}
        />
      </div>
      <div className={styles.history}>
        <Button
          appearance="subtle"
          icon={<ArrowUndo20Regular />}
          aria-label={texts.undo}
          title={texts.undoKeys}
          disabledFocusable={!canUndo}
          onClick={onUndo}
        />
        <Button
          appearance="subtle"
          icon={<ArrowRedo20Regular />}
          aria-label={texts.redo}
          title={texts.redoKeys}
          disabledFocusable={!canRedo}
          onClick={onRedo}
        />
      </div>
    </div>
  )
})
