import { mergeClasses, MessageBar, MessageBarBody } from '@fluentui/react-components'
import {
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { chatTexts } from '../chatTexts.ts'
import { type WallTime } from '../../dates/dates.ts'
import { formatCount } from '../../format/formatFigure.ts'
import { type ChipFieldHandle } from '../../sequences/variables/ChipField.tsx'
import { VariableField } from '../../sequences/variables/VariableField.tsx'
import { VariableMenu } from '../../sequences/variables/VariableMenu.tsx'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'
import { variableTexts } from '../../sequences/variables/variableTexts.ts'
import { useComposerStyles } from './Composer.styles.ts'
import { AiButton, SendButton } from './ComposerActions.tsx'
import { type ComposerProps } from './ComposerProps.ts'
import { appended, counterTone, isSendable } from './composerRules.ts'
import { ScheduleButton } from './ScheduleButton.tsx'
import { SuggestionPanel } from './SuggestionPanel.tsx'

/**
 * Where a message is written. Enter sends, Shift+Enter breaks the line. Keyboard: from the field, Tab goes on to the
 * variables, the AI reply, the schedule and Send; the suggestion's buttons stand before the field. Variables show as
 * chips: '%' lists them, arrows go over one as over one letter, Backspace and Delete take it as a whole, F2 beside it
 * edits its default. Whatever happens (sending, failing, disabled), what was typed stays.
 */
export const Composer = memo(function Composer({
  text,
  onTextChange,
  onSend,
  onSchedule,
  now,
  draftState = 'none',
  onLeave,
  variables,
  onAskAi,
  suggestion,
  onSuggestionAccept,
  onSuggestionDismiss,
  maximumLength = 8000,
  isSending = false,
  isDisabled = false,
  disabledReason,
  errorText,
  hasAutoFocus = false,
  texts: givenTexts,
  variableTexts: chipTexts = variableTexts,
}: ComposerProps) {
  const styles = useComposerStyles()
  const id = useId()
  const field = useRef<ChipFieldHandle>(null)
  const texts = useMemo(() => (givenTexts ? { ...chatTexts, ...givenTexts } : chatTexts), [givenTexts])
  const canSend = !isSending && !isDisabled && isSendable(text, maximumLength)
  const tone = counterTone(text.length, maximumLength)
  // What the buttons need when they are pressed: they keep their handlers, so that typing draws none of them anew.
  const latest = useRef({ text, canSend, onTextChange, onSend, onSchedule, onSuggestionAccept, suggestion })
  useLayoutEffect(() => {
    latest.current = { text, canSend, onTextChange, onSend, onSchedule, onSuggestionAccept, suggestion }
  })
  const focusFirst = useRef(hasAutoFocus)
  useLayoutEffect(() => {
    if (focusFirst.current) field.current?.focus('end')
  }, [])

  const send = useCallback((event: SyntheticEvent) => {
    const { canSend: may, onSend: give, text: message } = latest.current
    if (may) give(event, { text: message })
  }, [])
  const schedule = useCallback((event: SyntheticEvent, when: WallTime) => {
    const { canSend: may, onSchedule: give, text: message } = latest.current
    if (may) give?.(event, { text: message, ...when })
  }, [])
  const insert = useCallback(({ name }: MessageVariable) => field.current?.insert(name), [])
  const useSuggestion = useCallback((event: SyntheticEvent, how: 'replace' | 'append') => {
    const { suggestion: given, text: message, onSuggestionAccept: accept } = latest.current
    if (given?.state !== 'ready') return
    accept?.(event, { text: how === 'append' ? appended(message, given.text) : given.text })
    requestAnimationFrame(() => field.current?.focus('end'))
  }, [])

  const handleTextChange = useCallback((next: string) => latest.current.onTextChange({ text: next }), [])
  const handleKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey) return
      event.preventDefault()
      send(event)
    },
    [send],
  )

  const draftText = { none: undefined, saving: texts.draftSaving, saved: texts.draftSaved, failed: texts.draftFailed }[
    draftState
  ]
  const isLocked = isSending || isDisabled
  return (
    <div className={mergeClasses(styles.root, isDisabled && styles.disabled)}>
      {errorText !== undefined && (
        <MessageBar intent="error" layout="multiline" className={styles.message}>
          <MessageBarBody>{errorText}</MessageBarBody>
        </MessageBar>
      )}
      {suggestion && (
        <div className={styles.suggested}>
          <SuggestionPanel
            suggestion={suggestion}
            variables={variables}
            hasText={text.trim() !== ''}
            onUse={useSuggestion}
            onAgain={onAskAi}
            onDismiss={onSuggestionDismiss}
            texts={texts}
          />
        </div>
      )}
      {isDisabled && disabledReason !== undefined && (
        <span id={`${id}reason`} className={styles.hint}>
          {disabledReason}
        </span>
      )}
      <VariableField
        field={field}
        value={text}
        onTextChange={handleTextChange}
        variables={variables}
        texts={chipTexts}
        label={texts.message}
        describedBy={`${id}counter${isDisabled && disabledReason !== undefined ? ` ${id}reason` : ''}`}
        placeholder={texts.placeholder}
        isInvalid={tone === 'over'}
        isReadOnly={isSending}
        isDisabled={isDisabled}
        className={styles.field}
        onKeyDown={handleKeyDown}
        onBlur={onLeave}
      />
      <span className={styles.focusRing} />
      <div className={styles.toolbar}>
        {variables && variables.length > 0 && (
          <VariableMenu
            isIconOnly
            label={texts.variables}
            position="above"
            variables={variables}
            isDisabled={isLocked}
            onInsert={insert}
          />
        )}
        {onAskAi && (
          <AiButton label={texts.aiReply} isDisabled={isLocked || suggestion?.state === 'writing'} onClick={onAskAi} />
        )}
        <span className={styles.status}>
          <span role="status" className={mergeClasses(draftState === 'failed' && styles.failed)}>
            {draftText}
          </span>
          <span
            id={`${id}counter`}
            className={mergeClasses(tone === 'near' && styles.near, tone === 'over' && styles.over)}
          >
            {tone === 'over' && `${texts.tooLong}: `}
            {`${formatCount(text.length)} / ${formatCount(maximumLength)}`}
          </span>
        </span>
        <span className={styles.sending}>
          {onSchedule && <ScheduleButton now={now} isDisabled={!canSend} onSchedule={schedule} texts={texts} />}
          <SendButton canSend={canSend} isSending={isSending} onClick={send} texts={texts} />
        </span>
      </div>
    </div>
  )
})
