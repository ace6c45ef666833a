import { mergeClasses, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { type FocusEvent, type KeyboardEvent, memo, type SyntheticEvent, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { chatTexts } from '../chat/chatTexts.ts'
import { type WallTime } from '../chat/wallTime.ts'
import { formatCount } from '../format/formatFigure.ts'
import { useComposerStyles } from './Composer.styles.ts'
import { AiButton, SendButton } from './ComposerActions.tsx'
import { type ComposerProps } from './ComposerProps.ts'
import { appended, counterTone, isSendable, shownLines } from './composerRules.ts'
import { ScheduleButton } from './ScheduleButton.tsx'
import { SuggestionPanel } from './SuggestionPanel.tsx'
import { TokenLayer } from './TokenLayer.tsx'
import { type ComposerVariable, tokenAtCaret, tokenOf } from './tokenParts.ts'
import { VariableMenu } from './VariableMenu.tsx'

const noVariables: readonly ComposerVariable[] = []

/**
 * Where a message is written. Enter sends, Shift+Enter breaks the line. Keyboard: from the field, Tab goes on to the variables, the AI reply,
 * the schedule and Send; the suggestion's buttons stand before the field. Backspace and Delete take a variable as a whole. Whatever happens
 * (sending, failing, disabled), what was typed stays.
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
}: ComposerProps) {
  const styles = useComposerStyles()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
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
    if (focusFirst.current) field.current?.focus({ preventScroll: true })
  }, [])

  const send = useCallback((event: SyntheticEvent) => {
    const { canSend: may, onSend: give, text: message } = latest.current
    if (may) give(event, { text: message })
  }, [])
  const schedule = useCallback((event: SyntheticEvent, when: WallTime) => {
    const { canSend: may, onSchedule: give, text: message } = latest.current
    if (may) give?.(event, { text: message, ...when })
  }, [])
  const insert = useCallback((variable: ComposerVariable) => {
    const element = field.current
    if (!element) return
    const token = tokenOf(variable)
    element.setRangeText(token, element.selectionStart, element.selectionEnd, 'end')
    const caret = element.selectionEnd
    latest.current.onTextChange(undefined, { text: element.value })
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(caret, caret)
    })
  }, [])
  const useSuggestion = useCallback((event: SyntheticEvent, how: 'replace' | 'append') => {
    const { suggestion: given, text: message, onSuggestionAccept: accept } = latest.current
    if (given?.state !== 'ready') return
    accept?.(event, { text: how === 'append' ? appended(message, given.text) : given.text })
    requestAnimationFrame(() => {
      const element = field.current
      element?.focus()
      element?.setSelectionRange(element.value.length, element.value.length)
    })
  }, [])

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, nativeEvent, currentTarget } = event
    // While a word is being composed, Enter takes the word.
    if (nativeEvent.isComposing) return
    if (key === 'Enter' && !shiftKey) {
      event.preventDefault()
      send(event)
      return
    }
    const isDeletion = key === 'Backspace' || key === 'Delete'
    if (!isDeletion || !variables || currentTarget.selectionStart !== currentTarget.selectionEnd) return
    const token = tokenAtCaret(text, variables, currentTarget.selectionStart, key === 'Backspace' ? 'backward' : 'forward')
    // The browser deletes what is selected, and can undo it.
    if (token) currentTarget.setSelectionRange(token.start, token.end)
  }
  const handleBlur = (event: FocusEvent) => onLeave?.(event)

  const draftText = { none: undefined, saving: texts.draftSaving, saved: texts.draftSaved, failed: texts.draftFailed }[draftState]
  const isLocked = isSending || isDisabled
  const hasTokens = variables !== undefined && variables.length > 0 && text.includes('%')
  return (
    <div className={mergeClasses(styles.root, isDisabled && styles.disabled)}>
      {errorText !== undefined && (
        <MessageBar intent="error" layout="multiline" className={styles.message}>
          <MessageBarBody>{errorText}</MessageBarBody>
        </MessageBar>
      )}
      {suggestion && (
        <SuggestionPanel
          suggestion={suggestion}
          variables={variables ?? noVariables}
          hasText={text.trim() !== ''}
          onUse={useSuggestion}
          onAgain={onAskAi}
          onDismiss={onSuggestionDismiss}
          texts={texts}
        />
      )}
      {isDisabled && disabledReason !== undefined && (
        <span id={`${id}reason`} className={styles.hint}>
          {disabledReason}
        </span>
      )}
      <div className={styles.field}>
        {hasTokens && <TokenLayer text={text} variables={variables} field={field} />}
        <textarea
          ref={field}
          className={styles.textarea}
          aria-label={texts.message}
          aria-describedby={`${id}counter${disabledReason === undefined ? '' : ` ${id}reason`}`}
          aria-invalid={tone === 'over'}
          placeholder={texts.placeholder}
          rows={Math.max(2, shownLines(text))}
          value={text}
          readOnly={isSending}
          disabled={isDisabled}
          onChange={(event) => onTextChange(event, { text: event.currentTarget.value })}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
        />
      </div>
      <div className={styles.toolbar}>
        {variables && variables.length > 0 && <VariableMenu variables={variables} isDisabled={isLocked} onInsert={insert} texts={texts} />}
        {onAskAi && <AiButton label={texts.aiReply} isDisabled={isLocked || suggestion?.state === 'writing'} onClick={onAskAi} />}
        <span className={styles.status}>
          <span role="status" className={mergeClasses(draftState === 'failed' && styles.failed)}>
            {draftText}
          </span>
          <span id={`${id}counter`} className={mergeClasses(tone === 'near' && styles.near, tone === 'over' && styles.over)}>
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
