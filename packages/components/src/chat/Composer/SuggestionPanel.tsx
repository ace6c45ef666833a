import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { Sparkle16Filled } from '@fluentui/react-icons/svg/sparkle'
import { type SyntheticEvent, useId } from 'react'
import { type ChatTexts } from '../chatTexts.ts'
import { useComposerStyles } from './Composer.styles.ts'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'
import { VariableText } from '../../sequences/VariableText/VariableText.tsx'
import { type AiSuggestion } from './ComposerProps.ts'

interface SuggestionPanelProps {
  readonly suggestion: AiSuggestion
  /** The text that it would replace, to compare both. */
  readonly before?: string | undefined
  /** The variables that it may contain. */
  readonly variables: readonly MessageVariable[] | undefined
  /** Whether there is text already: the suggestion can replace it or be added below. */
  readonly hasText: boolean
  readonly onUse: (event: SyntheticEvent, how: 'replace' | 'append') => void
  readonly onAgain: ((event: SyntheticEvent) => void) | undefined
  readonly onDismiss: ((event: SyntheticEvent) => void) | undefined
  readonly texts: ChatTexts
}

/** The AI's suggestion, apart from the user's text until it is accepted. */
export function SuggestionPanel({
  suggestion,
  before,
  variables,
  hasText,
  onUse,
  onAgain,
  onDismiss,
  texts,
}: SuggestionPanelProps) {
  const styles = useComposerStyles()
  const titleId = useId()
  const isWriting = suggestion.state === 'writing'
  return (
    <section aria-labelledby={titleId} aria-busy={isWriting} className={styles.suggestion}>
      <div className={styles.suggestionHead}>
        <span id={titleId} className={styles.suggestionTitle}>
          <Sparkle16Filled aria-hidden />
          {texts.aiSuggestion}
        </span>
        <span role="status">
          {isWriting ? texts.aiWriting : suggestion.state === 'ready' ? texts.aiNotYours : undefined}
        </span>
      </div>
      {isWriting && (
        <Skeleton aria-label={texts.aiWriting} className={styles.suggestionLines}>
          <SkeletonItem size={16} />
          <SkeletonItem size={16} style={{ width: '64%' }} />
        </Skeleton>
      )}
      {suggestion.state === 'ready' && (
        // A long suggestion scrolls, so it has to be focusable.
        <div className={styles.suggestionText} {...{ tabIndex: 0, role: 'group', 'aria-labelledby': titleId }}>
          {before === undefined ? (
            <VariableText text={suggestion.text} variables={variables} />
          ) : (
            <dl className={styles.compared}>
              <div>
                <dt className={styles.comparedName}>{texts.aiBefore}</dt>
                <dd className={styles.comparedText}>
                  <VariableText text={before} variables={variables} hasDefaults />
                </dd>
              </div>
              <div>
                <dt className={styles.comparedName}>{texts.aiAfter}</dt>
                <dd className={styles.comparedText}>
                  <VariableText text={suggestion.text} variables={variables} hasDefaults />
                </dd>
              </div>
            </dl>
          )}
        </div>
      )}
      {suggestion.state === 'failed' && (
        <span role="alert" className={styles.failed}>
          {suggestion.text}
        </span>
      )}
      <div className={styles.suggestionActions}>
        {suggestion.state === 'ready' && (
          <Button size="small" onClick={(event) => onUse(event, 'replace')}>
            {hasText ? texts.aiReplace : texts.aiUse}
          </Button>
        )}
        {suggestion.state === 'ready' && hasText && (
          <Button size="small" onClick={(event) => onUse(event, 'append')}>
            {texts.aiAppend}
          </Button>
        )}
        {!isWriting && onAgain && (
          <Button size="small" appearance="subtle" onClick={onAgain}>
            {suggestion.state === 'failed' ? texts.retry : texts.aiAgain}
          </Button>
        )}
        {onDismiss && (
          <Button size="small" appearance="subtle" onClick={onDismiss}>
            {texts.aiDismiss}
          </Button>
        )}
      </div>
    </section>
  )
}
