import { Button } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Notice } from '../../foundations/Notice/Notice.tsx'
import { type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { chatTexts as texts } from '../chatTexts.ts'
import { isSendTime, type WallTime } from '../../dates/dates.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { VariableEditor } from '../../sequences/VariableEditor/VariableEditor.tsx'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'
import { SendTimePicker } from '../SendTimePicker/SendTimePicker.tsx'
import { useScheduledMessageStyles } from './ScheduledMessage.styles.ts'

const noVariables: readonly MessageVariable[] = []
const maximumTextLength = 8000

export interface ScheduledEdit extends WallTime {
  readonly id: ChatMessageId
  readonly text: string
}

/** Protects an unsaved edit when the user leaves. Without this object, leaving discards the edit. */
export interface EditLeaving {
  /** Returns an edit that was left unsaved. Called when the thread opens. */
  readonly takeEdit?: (() => ScheduledEdit | undefined) | undefined
  /** Returns an element that asks before the user leaves the page. Called while the edit has changes. */
  readonly renderGuard: (edit: ScheduledEdit) => ReactNode
  /** Asks the user, and runs `leave` if the user agrees. */
  readonly ask: (leave: () => void) => void
}

interface ScheduledEditorProps {
  readonly message: ChatMessage
  /** The editor opens with this unsaved edit. */
  readonly firstEdit?: ScheduledEdit | undefined
  readonly now: WallTime
  readonly variables?: readonly MessageVariable[] | undefined
  readonly leaving?: EditLeaving | undefined
  /** Resolves to the reason if the save failed. */
  readonly onSave: (data: { readonly text: string } & WallTime) => Promise<string | undefined>
  readonly onSaved: (event: SyntheticEvent) => void
  readonly onCancel: (event: SyntheticEvent) => void
}

interface FailedSave {
  readonly reason: string
  readonly edit: { readonly text: string } & WallTime
  readonly event: SyntheticEvent
}

/**
 * After a failed save, the editor stays open and shows the reason. If the message later has the edited values, the save
 * has worked after all, and the editor closes.
 */
export function ScheduledEditor({
  message,
  firstEdit,
  now,
  variables = noVariables,
  leaving,
  onSave,
  onSaved,
  onCancel,
}: ScheduledEditorProps) {
  const styles = useScheduledMessageStyles()
  const first = firstEdit ?? { text: message.text, date: message.day, time: message.time }
  const [text, setText] = useState(first.text)
  const [when, setWhen] = useState<WallTime>({ date: first.date, time: first.time })
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<FailedSave>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[role="textbox"], textarea')?.focus({ preventScroll: true })
    const frame = requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const isTimeKept = when.date === message.day && when.time === message.time
  const isTooLong = text.length > maximumTextLength
  const isDirty = !isTimeKept || text !== message.text
  const canSave = !isSaving && isDirty && text.trim() !== '' && !isTooLong && (isTimeKept || isSendTime(when, now))
  const cancel = (event: SyntheticEvent) => {
    if (isDirty && leaving) leaving.ask(() => onCancel(event))
    else onCancel(event)
  }
  const save = async (event: SyntheticEvent) => {
    setIsSaving(true)
    const edit = { text, ...when }
    const reason = await onSave(edit)
    setIsSaving(false)
    if (reason === undefined) onSaved(event)
    else setFailure({ reason, edit, event })
  }
  const latestOnSaved = useLatest(onSaved)
  const { edit: sent } = failure ?? {}
  const isSaved = sent?.text === message.text && sent.date === message.day && sent.time === message.time
  useEffect(() => {
    if (isSaved && failure) latestOnSaved.current(failure.event)
  }, [isSaved, failure, latestOnSaved])
  const handlers = {
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (canSave) void save(event)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.stopPropagation()
      if (!isSaving) cancel(event)
    },
  }
  return (
    <form ref={form} className={styles.form} aria-busy={isSaving} {...handlers}>
      {failure !== undefined && <Notice intent="error">{failure.reason}</Notice>}
      <VariableEditor
        label={texts.messageText}
        text={text}
        onTextChange={(data) => setText(data.text)}
        variables={variables}
        limit={maximumTextLength}
        error={isTooLong ? texts.tooLong : undefined}
        isReadOnly={isSaving}
      />
      <SendTimePicker value={when} now={now} onChange={(_, data) => setWhen(data)} />
      <div className={styles.formActions}>
        <Button size="small" disabled={isSaving} onClick={cancel}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          size="small"
          appearance="primary"
          disabled={!canSave && !isSaving}
          disabledFocusable={isSaving}
        >
          {texts.save}
        </Button>
      </div>
      {isDirty && leaving?.renderGuard({ id: message.id, text, ...when })}
    </form>
  )
}
