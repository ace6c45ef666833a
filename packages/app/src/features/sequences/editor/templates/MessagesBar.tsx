import { LabelledSwitch, type ValueEdits } from '@tandem/components'
import { memo } from 'react'
import { HistoryButtons } from '../HistoryButtons.tsx'
import { editorMessages } from '../messages.ts'
import { useMessagesEditorStyles } from './MessagesEditor.styles.ts'
import { type MessagesValue } from './messagesValue.ts'

const texts = editorMessages.templates

interface MessagesBarProps {
  readonly hasRequests: boolean
  readonly onRequestsChange: (isOn: boolean) => void
  /** Undefined where undo and redo are elsewhere. */
  readonly history: ValueEdits<MessagesValue> | undefined
}

/** What holds for all messages: connection requests, undo and redo. */
export function MessagesBar({ hasRequests, onRequestsChange, history }: MessagesBarProps) {
  const styles = useMessagesEditorStyles()
  return (
    <div className={styles.bar}>
      <RequestsSwitch isOn={hasRequests} onChange={onRequestsChange} />
      {history && (
        <div className={styles.history}>
          <HistoryButtons history={history} />
        </div>
      )}
    </div>
  )
}

interface RequestsSwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Memoized: typing does not render it again. */
const RequestsSwitch = memo(function RequestsSwitch({ isOn, onChange }: RequestsSwitchProps) {
  const styles = useMessagesEditorStyles()
  return (
    <div className={styles.requests}>
      <LabelledSwitch
        label={texts.requests}
        description={isOn ? texts.requestsOn : texts.requestsOff}
        isOn={isOn}
        onChange={(_, data) => onChange(data.isOn)}
      />
    </div>
  )
})
