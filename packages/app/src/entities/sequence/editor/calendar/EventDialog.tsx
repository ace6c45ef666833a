import { Button, Radio, RadioGroup, Spinner } from '@fluentui/react-components'
import { DialogFrame } from '@tandem/components'
import { useState } from 'react'
import { sharedMessages } from '../../../../shared/text/messages.ts'
import { editorMessages } from '../messages.ts'

const texts = editorMessages.calendar.dialog

interface EventDialogProps {
  /** Undefined while the names load. */
  readonly eventNames: readonly string[] | undefined
  readonly chosen: string | null
  readonly errorText?: string | undefined
  readonly onRetry?: () => void
  readonly onChoose: (eventName: string) => void
  readonly onClose: () => void
}

export function EventDialog({ eventNames, chosen, errorText, onRetry, onChoose, onClose }: EventDialogProps) {
  const [picked, setPicked] = useState<string>()
  const known = eventNames?.find((name) => name === (picked ?? chosen)) ?? eventNames?.[0]
  return (
    <DialogFrame
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{sharedMessages.cancel}</Button>
          {onRetry && (errorText !== undefined || eventNames) && !known && (
            <Button appearance="primary" onClick={onRetry}>
              {sharedMessages.retry}
            </Button>
          )}
          {known !== undefined && (
            <Button appearance="primary" onClick={() => onChoose(known)}>
              {texts.choose}
            </Button>
          )}
        </>
      }
    >
      {errorText === undefined && !eventNames && <Spinner label={sharedMessages.loading} />}
      {errorText !== undefined && !eventNames && (
        <p role="alert">
          {editorMessages.calendar.eventsFailed} {errorText}
        </p>
      )}
      {eventNames?.length === 0 && <p>{texts.noEvents}</p>}
      {eventNames && eventNames.length > 0 && (
        <>
          <p>{texts.text}</p>
          <RadioGroup
            aria-label={editorMessages.calendar.event}
            value={known ?? ''}
            onChange={(_, { value }) => setPicked(value)}
          >
            {eventNames.map((name) => (
              <Radio key={name} value={name} label={name} />
            ))}
          </RadioGroup>
        </>
      )}
    </DialogFrame>
  )
}
