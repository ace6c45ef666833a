import { Button, Skeleton, SkeletonItem, Textarea } from '@fluentui/react-components'
import { Sparkle16Filled } from '@fluentui/react-icons/svg/sparkle'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { type ChatTexts } from '../chatTexts.ts'
import { useComposerStyles } from './Composer.styles.ts'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'
import { VariableText } from '../../sequences/VariableText/VariableText.tsx'
import { type AiSuggestion } from './ComposerProps.ts'

interface SuggestionPanelProps {
  readonly suggestion: AiSuggestion
  /** The text to replace. The suggestion is read-only if `before` is set. */
  readonly before?: string | undefined
  readonly variables: readonly MessageVariable[] | undefined
  readonly hasText: boolean
  readonly onUse: (event: SyntheticEvent, text: string) => void
  readonly onEdit?: ((text: string) => void) | undefined
  /** Default: 'Use', or 'Add below my text' if `hasText`. */
  readonly useLabel?: string | undefined
  readonly onAgain: ((event: SyntheticEvent) => void) | undefined
  readonly onDismiss: ((event: SyntheticEvent) => void) | undefined
  readonly texts: ChatTexts
}

export function SuggestionPanel(props: SuggestionPanelProps) {
  const { suggestion, onAgain, onDismiss, texts } = props
  const styles = useComposerStyles()
  const titleId = useId()
  const isWriting = suggestion.state === 'writing'
  const isImproving = props.useLabel === texts.aiReplace
  const writing = isImproving ? texts.aiImproving : texts.aiWriting
  const dismiss = onDismiss && (
    <Button size="small" appearance="subtle" onClick={onDismiss}>
      {texts.aiDismiss}
    </Button>
  )
  return (
    <section aria-labelledby={titleId} aria-busy={isWriting} className={styles.suggestion}>
      <div className={styles.suggestionHead}>
        <span id={titleId} className={styles.suggestionTitle}>
          <Sparkle16Filled aria-hidden />
          {isImproving ? texts.aiImproved : texts.aiSuggestion}
        </span>
        <span role="status">{isWriting ? writing : suggestion.state === 'ready' ? texts.aiNotYours : undefined}</span>
      </div>
      {isWriting && (
        <Skeleton aria-label={writing} className={styles.suggestionLines}>
          <SkeletonItem size={16} />
          <SkeletonItem size={16} style={{ width: '64%' }} />
        </Skeleton>
      )}
      {suggestion.state === 'failed' && (
        <span role="alert" className={styles.failed}>
          {suggestion.text}
        </span>
      )}
      {suggestion.state === 'ready' ? (
        <ReadySuggestion {...props} text={suggestion.text} titleId={titleId} dismiss={dismiss} />
      ) : (
        <div className={styles.suggestionActions}>
          {suggestion.state === 'failed' && suggestion.action}
          {suggestion.state === 'failed' && suggestion.action === undefined && onAgain && (
            <Button size="small" appearance="subtle" onClick={onAgain}>
              {texts.retry}
            </Button>
          )}
          {dismiss}
        </div>
      )}
    </section>
  )
}

interface ReadySuggestionProps extends SuggestionPanelProps {
  readonly text: string
  readonly titleId: string
  readonly dismiss: ReactNode
}

function ReadySuggestion(props: ReadySuggestionProps) {
  const { text, titleId, before, variables, hasText, useLabel, onUse, onEdit, onAgain, dismiss, texts } = props
  const styles = useComposerStyles()
  /** Undefined until the user edits the text. */
  const [edited, setEdited] = useState<string>()
  const suggested = edited ?? text
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The suggestion takes the focus only if the focus is still on an AI button.
    if (document.activeElement?.matches('[data-ai]')) shown.current?.focus()
  }, [])
  return (
    <>
      {edited === undefined ? (
        // A long suggestion scrolls, so its element must be focusable.
        <div
          ref={shown}
          className={styles.suggestionText}
          {...{ tabIndex: 0, role: 'group', 'aria-labelledby': titleId }}
        >
          {before === undefined ? (
            <VariableText text={text} variables={variables} />
          ) : (
            <dl className={styles.compared}>
              {[[texts.aiBefore, before] as const, [texts.aiAfter, text] as const].map(([name, compared]) => (
                <div key={name}>
                  <dt className={styles.comparedName}>{name}</dt>
                  <dd className={styles.comparedText}>
                    <VariableText text={compared} variables={variables} hasDefaults />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      ) : (
        <Textarea
          textarea={{ autoFocus: true }}
          aria-labelledby={titleId}
          resize="vertical"
          rows={4}
          value={edited}
          onChange={(_, data) => {
            setEdited(data.value)
            onEdit?.(data.value)
          }}
        />
      )}
      <div className={styles.suggestionActions}>
        <Button size="small" disabled={suggested.trim() === ''} onClick={(event) => onUse(event, suggested)}>
          {useLabel ?? (hasText ? texts.aiAppend : texts.aiUse)}
        </Button>
        {edited === undefined && before === undefined && (
          <Button size="small" appearance="subtle" onClick={() => setEdited(text)}>
            {texts.aiEdit}
          </Button>
        )}
        {onAgain && (
          <Button size="small" appearance="subtle" onClick={onAgain}>
            {texts.aiAgain}
          </Button>
        )}
        {dismiss}
      </div>
    </>
  )
}
