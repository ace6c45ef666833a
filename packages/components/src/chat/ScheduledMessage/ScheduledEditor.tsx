import { Button, Field, Textarea } from '@fluentui/react-components'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type ChatMessage } from '../chatMessage.ts'
import { type ChatTexts } from '../chatTexts.ts'
import { formatCount } from '../../format/formatFigure.ts'
import { isLater, type WallTime } from '../../dates/dates.ts'
import { SendTimePicker } from '../SendTimePicker/SendTimePicker.tsx'
import { useScheduledMessageStyles } from './ScheduledMessage.styles.ts'

/** Characters that a message may have. */
const maximumTextLength = 8000

interface ScheduledEditorProps {
  readonly message: ChatMessage
  readonly now: WallTime
  readonly onSave: (event: SyntheticEvent, data: { readonly text: string } & WallTime) => void
  readonly onCancel: (event: SyntheticEvent) => void
  readonly texts: ChatTexts
}

/** Text and time of a scheduled message while they are edited. Escape takes everything back. */
export function ScheduledEditor({ message, now, onSave, onCancel, texts }: ScheduledEditorProps) {
  const styles = useScheduledMessageStyles()
  const [text, setText] = useState(message.text)
  const [when, setWhen] = useState<WallTime>({ date: message.day, time: message.time })
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const isTimeKept = when.date === message.day && when.time === message.time
  const isTooLong = text.length > maximumTextLength
  const canSave =
    text.trim() !== '' && !isTooLong && (isTimeKept || isLater(when, now)) && !(isTimeKept && text === message.text)
  const handlers = {
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (canSave) onSave(event, { text, ...when })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.stopPropagation()
      onCancel(event)
    },
  }
  return (
    <form className={styles.form} {...handlers}>
      <Field
        label={texts.messageText}
        {...(isTooLong && {
          validationState: 'error',
          validationMessage: `${texts.tooLong}: ${formatCount(text.length)} / ${formatCount(maximumTextLength)}`,
        })}
      >
        <Textarea
          textarea={{ ref: field }}
          resize="vertical"
          rows={4}
          value={text}
          onChange={(_, data) => setText(data.value)}
        />
      </Field>
      <SendTimePicker value={when} now={now} onChange={(_, data) => setWhen(data)} texts={texts} />
      <div className={styles.formActions}>
        <Button type="submit" size="small" appearance="primary" disabled={!canSave}>
          {texts.save}
        </Button>
        <Button size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
