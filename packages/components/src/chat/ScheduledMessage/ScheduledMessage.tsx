import { Button, mergeClasses } from '@fluentui/react-components'
import { Clock16Regular } from '@fluentui/react-icons/svg/clock'
import { Delete16Regular } from '@fluentui/react-icons/svg/delete'
import { Edit16Regular } from '@fluentui/react-icons/svg/edit'
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle'
import { Send16Regular } from '@fluentui/react-icons/svg/send'
import { memo, type SyntheticEvent, useEffect, useRef } from 'react'
import { singleClicks } from '../../hooks/doubleClicks.ts'
import { type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { chatTexts as texts, failedLabelOf } from '../chatTexts.ts'
import { dayLabel } from '../dayLabel.ts'
import { type WallTime } from '../../dates/dates.ts'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'
import { KindIcon } from '../MessageBubble/KindIcon.tsx'
import { type EditLeaving, type ScheduledEdit, ScheduledEditor } from './ScheduledEditor.tsx'
import { useScheduledMessageStyles } from './ScheduledMessage.styles.ts'

export type { ScheduledEdit } from './ScheduledEditor.tsx'

export interface ScheduledMessageProps {
  /** `day` and `time` are the due time. */
  readonly message: ChatMessage
  readonly now: WallTime
  readonly isEditing?: boolean | undefined
  /** The editor opens with this unsaved edit. */
  readonly firstEdit?: ScheduledEdit | undefined
  /** Default: the 'Edit' button is disabled. */
  readonly onEditingChange?:
    | ((event: SyntheticEvent, data: { readonly id: ChatMessageId; readonly isEditing: boolean }) => void)
    | undefined
  /** Resolves to the reason if the save failed. Default: there is no 'Edit' button. */
  readonly onSave?:
    | ((data: { readonly id: ChatMessageId; readonly text: string } & WallTime) => Promise<string | undefined>)
    | undefined
  /** Keep the array stable. */
  readonly variables?: readonly MessageVariable[] | undefined
  /** Keep the object stable. */
  readonly leaving?: EditLeaving | undefined
  /** Default: there is no 'Delete' button. */
  readonly onDelete?: ((event: SyntheticEvent, data: { readonly id: ChatMessageId }) => void) | undefined
  readonly onResend?: ((event: SyntheticEvent, data: { readonly id: ChatMessageId }) => void) | undefined
  /** Default: there is no 'Send now' button. */
  readonly onSendNow?: ((event: SyntheticEvent, data: { readonly id: ChatMessageId }) => void) | undefined
  /** If true, the Tab key reaches the buttons. Default: true. */
  readonly isTabStop?: boolean | undefined
}

/** Shows a scheduled message, its due time and its actions. If sending failed, an error replaces the due time. */
export const ScheduledMessage = memo(function ScheduledMessage({
  message,
  now,
  isEditing = false,
  firstEdit,
  onEditingChange,
  onSave,
  variables,
  leaving,
  onDelete,
  onResend,
  onSendNow,
  isTabStop = true,
}: ScheduledMessageProps) {
  const styles = useScheduledMessageStyles()
  const card = useRef<HTMLDivElement>(null)
  const { id, text, day, time, kind, label, note, errorText, isResendable = false, isBusy = false } = message
  const isFailed = errorText !== undefined
  const shownLabel = isFailed ? failedLabelOf(errorText) : label
  const action = { size: 'small', appearance: 'subtle', disabled: isBusy, tabIndex: isTabStop ? 0 : -1 } as const
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    // Moves the focus from the removed editor to the button 'Edit'.
    if (wasEditing.current && !isEditing && document.activeElement === document.body)
      card.current?.querySelector<HTMLElement>('[data-edit]')?.focus({ preventScroll: true })
    wasEditing.current = isEditing
  }, [isEditing])
  const endEditing = (event: SyntheticEvent) => onEditingChange?.(event, { id, isEditing: false })
  return (
    <div className={styles.root}>
      <div
        ref={card}
        aria-busy={isBusy}
        className={mergeClasses(
          styles.card,
          isEditing && styles.editing,
          isFailed && styles.failed,
          isBusy && styles.busy,
        )}
      >
        {(!isFailed || shownLabel !== undefined) && (
          <div className={styles.head}>
            {shownLabel !== undefined && (
              <span className={mergeClasses(styles.label, isFailed && styles.failedLabel)}>
                <KindIcon kind={kind} />
                {shownLabel}
              </span>
            )}
            {!isFailed && (
              <span className={styles.when}>
                <Clock16Regular aria-hidden />
                {`${texts.sendsAt} ${dayLabel(day, now.date)}, ${time}`}
              </span>
            )}
            {!isFailed && note !== undefined && <span className={styles.note}>{note}</span>}
          </div>
        )}
        {isEditing ? (
          <ScheduledEditor
            message={message}
            firstEdit={firstEdit}
            now={now}
            variables={variables}
            leaving={leaving}
            onCancel={endEditing}
            onSave={async (data) => onSave?.({ id, ...data })}
            onSaved={endEditing}
          />
        ) : (
          <>
            <div dir="auto" className={styles.text}>
              {text}
            </div>
            {isFailed && (
              <div className={styles.error}>
                <ErrorCircle16Filled className={styles.icon} aria-hidden />
                {errorText}
              </div>
            )}
            <div {...singleClicks} className={styles.actions}>
              {isResendable && onResend && (
                <Button {...action} onClick={(event) => onResend(event, { id })}>
                  {texts.resend}
                </Button>
              )}
              {onSendNow && !isFailed && (
                <Button {...action} icon={<Send16Regular />} onClick={(event) => onSendNow(event, { id })}>
                  {texts.sendNow}
                </Button>
              )}
              {onSave && message.isLocal !== true && (
                <Button
                  {...action}
                  disabled={isBusy || !onEditingChange}
                  data-edit=""
                  icon={<Edit16Regular />}
                  onClick={(event) => onEditingChange?.(event, { id, isEditing: true })}
                >
                  {texts.edit}
                </Button>
              )}
              {onDelete && (
                <Button {...action} icon={<Delete16Regular />} onClick={(event) => onDelete(event, { id })}>
                  {texts.remove}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </div>
  )
})
