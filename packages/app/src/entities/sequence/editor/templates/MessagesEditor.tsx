import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import {
  DelayEditor,
  EmptyState,
  LabelledSwitch,
  MessageStepList,
  Notice,
  type ValueEdits,
  type MessageStep,
} from '@tandem/components'
import { delayBounds, editOfDelay, formatDelay } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { memo, type ReactNode, useState } from 'react'
import { sharedMessages } from '../../../../shared/text/messages.ts'
import { variablesAtom, variablesQueryAtom } from '../../../../shared/api/messageVariables.ts'
import { useSettled } from '../../../../shared/form/useSettled.ts'
import { EditorError } from '../EditorError.tsx'
import { HistoryButtons } from '../HistoryButtons.tsx'
import { editorMessages } from '../messages.ts'
import { useMessagesEditorStyles } from './MessagesEditor.styles.ts'
import { MessagesPreview } from './MessagesPreview.tsx'
import { messageTitle, type MessagesValue, refusedMessage, tooLongFirstMessage } from './messagesValue.ts'
import { SelectedMessage } from './SelectedMessage.tsx'
import { useImprovements } from './useImprovements.ts'
import { type MessageSelection, useMessageEdits } from './useMessageEdits.ts'
import { type PreviewRecipients } from './usePreviewRecipient.ts'

interface StepParts extends Omit<MessageStep, 'delay'> {
  readonly delaySecs: number | undefined
}

/** Returns the same object for equal parts, because the items are memoized. */
class StepItems {
  readonly #made = new Map<string, { readonly parts: StepParts; readonly step: MessageStep }>()

  of(parts: StepParts, renderDelay: (parts: StepParts, delaySecs: number) => ReactNode): MessageStep {
    const made = this.#made.get(parts.id)
    if (made && isSame(made.parts, parts)) return made.step
    const { delaySecs, ...shown } = parts
    const hasSameDelay = made?.parts.delaySecs === delaySecs && made?.parts.title === parts.title
    const newDelay = () => (delaySecs === undefined ? undefined : renderDelay(parts, delaySecs))
    const step = { ...shown, delay: hasSameDelay ? made?.step.delay : newDelay() }
    this.#made.set(parts.id, { parts, step })
    return step
  }
}

const isSame = (left: StepParts, right: StepParts): boolean =>
  left.text === right.text &&
  left.title === right.title &&
  left.delaySecs === right.delaySecs &&
  left.note === right.note &&
  left.error === right.error &&
  left.next === right.next

const texts = editorMessages.templates

interface MessagesEditorProps extends MessageSelection {
  readonly value: MessagesValue
  readonly history: ValueEdits<MessagesValue>
  readonly hasHistoryButtons?: boolean
  readonly recipients: PreviewRecipients
  /**
   * Maps the `systemId` of a message to the content below this message. Each render must pass the same nodes, because
   * the steps are memoized.
   */
  readonly nextSteps?: ReadonlyMap<string, ReactNode>
  readonly errorText?: string | undefined
}

/** Keyboard: Ctrl+Z and Ctrl+Y undo and redo. Alt with an arrow key moves the focused message. */
export function MessagesEditor(props: MessagesEditorProps) {
  const { value, history, hasHistoryButtons = true, recipients, nextSteps } = props
  const { errorText, messageId, onMessageChange } = props
  const styles = useMessagesEditorStyles()
  const variables = useAtomValue(variablesAtom)
  const { error: variablesError, refetch } = useAtomValue(variablesQueryAtom)
  const edits = useMessageEdits({ value, history, messageId, onMessageChange })
  const improvements = useImprovements()
  const settledValue = useSettled(value)
  const [items] = useState(() => new StepItems())
  const { templates, sendConnectionRequests } = value
  const { selected, changeDelay } = edits

  const titleAt = (index: number) => messageTitle(value, index)
  const refused = errorText === undefined ? undefined : refusedMessage(value)
  const tooLong = tooLongFirstMessage(value) && texts.tooLong
  const isUnwritten = sendConnectionRequests && value.sendEmptyConnectionRequest
  const steps = templates.map(({ systemId, text, delaySecs }, index) =>
    items.of(
      {
        id: systemId,
        title: titleAt(index),
        text: index === 0 && isUnwritten ? '' : text,
        delaySecs: index === 0 ? undefined : delaySecs,
        note: index === 0 && isUnwritten ? texts.noText : undefined,
        error: (index === 0 ? tooLong : undefined) ?? (refused?.systemId === systemId ? errorText : undefined),
        next: nextSteps?.get(systemId),
      },
      ({ id, title }, seconds) => (
        <DelayEditor
          label={texts.delayBefore(title)}
          text={formatDelay(seconds)}
          edit={editOfDelay(seconds)}
          bounds={delayBounds}
          onChange={(_, edit) => changeDelay(id, edit)}
        />
      ),
    ),
  )
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.messages}>
          <MessagesBar
            hasRequests={sendConnectionRequests}
            onRequestsChange={edits.turnRequests}
            history={hasHistoryButtons ? history : undefined}
          />
          <EditorError
            text={errorText}
            place={refused && { label: refused.title, onShow: () => edits.select(refused.systemId) }}
          />
          {variablesError && !variables && (
            <Notice intent="warning">
              {texts.variablesFailed} <Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>
            </Notice>
          )}
          {templates.length === 0 ? (
            <EmptyState
              {...texts.none}
              illustration="chat"
              headingLevel={3}
              isCompact
              action={
                <Button icon={<AddRegular />} onClick={edits.add}>
                  {texts.add}
                </Button>
              }
            />
          ) : (
            <MessageStepList
              label={texts.list}
              steps={steps}
              selectedId={selected?.systemId}
              variables={variables}
              addLabel={texts.add}
              editor={
                selected && (
                  <SelectedMessage
                    key={selected.systemId}
                    template={selected}
                    title={titleAt(templates.indexOf(selected))}
                    value={value}
                    edits={edits}
                    improvements={improvements}
                    variables={variables}
                  />
                )
              }
              onSelect={(_, { stepId }) => edits.select(stepId)}
              onAdd={edits.add}
              onRemove={(_, { stepId }) => edits.remove(stepId)}
              onMove={({ from, to }) => edits.move(from, to)}
            />
          )}
        </div>
        <MessagesPreview value={settledValue} recipients={recipients} selectedId={selected?.systemId} />
      </div>
    </div>
  )
}

interface MessagesBarProps {
  readonly hasRequests: boolean
  readonly onRequestsChange: (isOn: boolean) => void
  readonly history: ValueEdits<MessagesValue> | undefined
}

function MessagesBar({ hasRequests, onRequestsChange, history }: MessagesBarProps) {
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

/** Memoized, so that typing in the editor stays fast. */
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
