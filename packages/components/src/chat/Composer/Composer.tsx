import { mergeClasses } from '@fluentui/react-components'
import { TextEditStyle20Regular } from '@fluentui/react-icons/svg/text-edit-style'
import { type KeyboardEvent, type SyntheticEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import { Notice } from '../../foundations/Notice/Notice.tsx'
import { chatTexts as texts } from '../chatTexts.ts'
import { formatCount } from '../../format/formatFigure.ts'
import { VariableField } from '../../sequences/variables/VariableField.tsx'
import { type VariableFieldHandle } from '../../sequences/variables/variableFieldProps.ts'
import { VariableMenu } from '../../sequences/variables/VariableMenu.tsx'
import { useComposerStyles } from './Composer.styles.ts'
import { AiButton, SendButton } from './ComposerActions.tsx'
import { type ComposerProps } from './ComposerProps.ts'
import { appended, counterTone, isSendable } from './composerRules.ts'
import { ScheduleButton } from './ScheduleButton.tsx'
import { SnippetMenu } from './SnippetMenu.tsx'
import { SuggestionPanel } from './SuggestionPanel.tsx'

/** The editor of a message: Enter sends, Shift+Enter adds a line break. */
export function Composer({ ref, ...props }: ComposerProps) {
  const { threadId = 0, text, onTextChange, onSend, states = {}, draft, variables, snippets, ai, scheduling } = props
  const { maximumLength = 8000 } = props
  const { isSending = false, isWaiting = false, errorText } = states
  const styles = useComposerStyles()
  const id = useId()
  const field = useRef<VariableFieldHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  const canSend = !isSending && !isWaiting && isSendable(text, maximumLength)
  const [scheduledId, setScheduledId] = useState<typeof threadId>()
  const tone = counterTone(text.length, maximumLength)
  useImperativeHandle(
    ref,
    () => ({
      focus: () => field.current?.focus('end'),
      openSchedule: () => {
        if (canSend && scheduling) setScheduledId(threadId)
        else field.current?.focus('end')
      },
    }),
    [canSend, scheduling, threadId],
  )

  const isAiBusy = ai?.isDisabled === true || ai?.suggestion?.state === 'writing'
  const before = ai?.suggestion?.before
  const isReplacing = before !== undefined && before === text
  const send = (event: SyntheticEvent) => {
    if (canSend) onSend(event, { text })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send(event)
  }
  /** Focuses the field in the next frame, after the focused button is removed. */
  const focusSoon = () => requestAnimationFrame(() => field.current?.focus('end'))
  /** Moves the focus to the AI button before `act`, because the pressed button disappears with the suggestion. */
  const fromToolbar = (act: (event: SyntheticEvent) => void) => (event: SyntheticEvent) => {
    root.current?.querySelector<HTMLElement>('[data-ai]')?.focus()
    act(event)
  }
  const acceptSuggestion = (event: SyntheticEvent, suggested: string) => {
    ai?.onAccept?.(event, { text: isReplacing ? suggested : appended(text, suggested) })
    focusSoon()
  }

  const draftTexts = { none: undefined, saving: texts.draftSaving, saved: texts.draftSaved, failed: texts.draftFailed }
  return (
    <div ref={root} className={styles.root}>
      {errorText !== undefined && (
        <Notice intent="error" className={styles.message}>
          {errorText}
        </Notice>
      )}
      {ai?.suggestion && (
        <div className={styles.suggested}>
          <SuggestionPanel
            key={threadId}
            suggestion={ai.suggestion}
            before={before}
            variables={variables?.options}
            hasText={text.trim() !== ''}
            useLabel={isReplacing ? texts.aiReplace : undefined}
            onUse={acceptSuggestion}
            onEdit={(edited) => ai.onEdit?.({ text: edited })}
            onAgain={fromToolbar(before === undefined ? ai.onAsk : (event) => ai.onImprove?.(event, { text: before }))}
            onDismiss={ai.onDismiss && fromToolbar(ai.onDismiss)}
            texts={texts}
          />
        </div>
      )}
      <VariableField
        key={threadId}
        ref={field}
        value={text}
        onTextChange={(next) => onTextChange({ text: next })}
        variables={variables?.options}
        labels={{
          label: texts.message,
          describedBy: `${id}counter`,
          placeholder: texts.placeholder,
        }}
        states={{ isInvalid: tone === 'over', isReadOnly: isSending }}
        className={styles.field}
        onKeyDown={handleKeyDown}
        onBlur={draft?.onLeave}
      />
      <span className={styles.focusRing} />
      <div className={styles.toolbar}>
        {variables?.options && variables.options.length > 0 && (
          <VariableMenu
            label={texts.variables}
            shortLabel={texts.variable}
            position="above"
            variables={variables.options}
            isDisabled={isSending}
            onInsert={({ name }) => field.current?.insert(name)}
          />
        )}
        {snippets && (
          <SnippetMenu
            snippets={snippets}
            isDisabled={isSending}
            onInsert={(snippet) => field.current?.insertText(snippet.text)}
          />
        )}
        {ai && <AiButton label={texts.aiReply} hint={ai.hint} isDisabled={isSending || isAiBusy} onClick={ai.onAsk} />}
        {ai?.onImprove && (
          <AiButton
            label={texts.aiImprove}
            hint={ai.hint}
            icon={<TextEditStyle20Regular />}
            isDisabled={isSending || text.trim() === '' || isAiBusy}
            onClick={(event) => ai.onImprove?.(event, { text })}
          />
        )}
        <span className={styles.status}>
          <span role="status" className={mergeClasses(draft?.state === 'failed' && styles.failed)}>
            {draft && draftTexts[draft.state]}
          </span>
          <span
            id={`${id}counter`}
            className={mergeClasses(
              tone === 'calm' && styles.hidden,
              tone === 'near' && styles.near,
              tone === 'over' && styles.over,
            )}
          >
            {tone === 'over' && `${texts.tooLong}: `}
            {`${formatCount(text.length)} / ${formatCount(maximumLength)}`}
          </span>
        </span>
        <span className={styles.sending}>
          {scheduling && (
            <ScheduleButton
              now={scheduling.now}
              zones={scheduling.zones}
              nextWorkingTime={scheduling.nextWorkingTime}
              isOpen={scheduledId === threadId}
              onOpenChange={(isOpen) => setScheduledId(isOpen ? threadId : undefined)}
              renderNote={scheduling.renderNote}
              isDisabled={!canSend}
              onSchedule={(event, when) => {
                scheduling.onSchedule(event, { text, ...when })
                focusSoon()
              }}
            />
          )}
          <SendButton canSend={canSend} isSending={isSending} onClick={send} />
        </span>
      </div>
    </div>
  )
}
