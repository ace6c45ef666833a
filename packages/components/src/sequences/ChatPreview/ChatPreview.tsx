import {
  Button,
  makeStyles,
  mergeClasses,
  Skeleton,
  SkeletonItem,
  Spinner,
  tokens,
  typographyStyles,
} from '@fluentui/react-components'
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { memo, type SyntheticEvent, useId } from 'react'
import { Notice } from '../../foundations/Notice/Notice.tsx'
import { EmptyState } from '../../foundations/EmptyState/EmptyState.tsx'
import { type MessageVariable } from '../variables/variableParts.ts'
import { VariableText } from '../VariableText/VariableText.tsx'
import { column, lateReveal, quietCaption, spreadRow } from '../../theme/styleFragments.ts'

const useChatPreviewStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  head: spreadRow(tokens.spacingHorizontalM),
  title: { margin: 0, ...typographyStyles.subtitle2 },
  note: quietCaption,
  thread: {
    ...column(tokens.spacingVerticalS),
    margin: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    listStyleType: 'none',
  },
  message: { ...column(tokens.spacingVerticalXXS), maxWidth: '80%', alignSelf: 'flex-start' },
  outgoing: { alignSelf: 'flex-end', alignItems: 'flex-end' },
  author: quietCaption,
  bubble: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    ...typographyStyles.body1,
  },
  outgoingBubble: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorNeutralForeground1 },
  lines: { width: '240px', maxWidth: '100%', ...column(tokens.spacingVerticalXS), ...lateReveal },
})

export interface PreviewMessage {
  readonly id: string
  /** `outgoing`: messages of the profile, at the right. */
  readonly type: 'incoming' | 'outgoing'
  readonly text: string
  /** The caption above the message, for example 'AI Response 1'. Default: 'AI' or 'Lead'. */
  readonly author?: string | undefined
}

const previewTexts = {
  title: 'Chat preview',
  note: 'An example: nothing is sent.',
  regenerate: 'Regenerate',
  writing: 'The AI is writing the preview…',
  empty: 'No Messages',
  emptyText: 'The preview shows how the AI would reply with these prompts.',
  lead: 'Lead',
  you: 'AI',
}

export interface ChatPreviewProps {
  /** Undefined until the first preview is loaded. */
  readonly messages: readonly PreviewMessage[] | undefined
  /** True while the AI writes a preview. The current preview stays visible. */
  readonly isLoading?: boolean | undefined
  /** The reason why the AI could not write the preview. */
  readonly errorText?: string | undefined
  /** Asks for another preview. Default: no button. */
  readonly onRegenerate?: ((event: SyntheticEvent) => void) | undefined
  /** Pass the same array on each render, because another array renders all messages again. */
  readonly variables?: readonly MessageVariable[] | undefined
  readonly texts?: Partial<typeof previewTexts> | undefined
}

/** An example conversation. */
export function ChatPreview({
  messages,
  isLoading = false,
  errorText,
  onRegenerate,
  variables,
  texts: givenTexts,
}: ChatPreviewProps) {
  const styles = useChatPreviewStyles()
  const titleId = useId()
  const texts = { ...previewTexts, ...givenTexts }
  const isFirst = messages === undefined && isLoading
  const hasMessages = messages !== undefined && messages.length > 0
  return (
    <section aria-labelledby={titleId} aria-busy={isLoading} className={styles.root}>
      <div className={styles.head}>
        <div>
          <h3 id={titleId} className={styles.title}>
            {texts.title}
          </h3>
          <span role="status" className={styles.note}>
            {isLoading ? texts.writing : texts.note}
          </span>
        </div>
        {onRegenerate && (
          <Button
            size="small"
            icon={isLoading ? <Spinner aria-hidden size="extra-tiny" /> : <ArrowClockwise20Regular />}
            disabledFocusable={isLoading}
            onClick={(event) => !isLoading && onRegenerate(event)}
          >
            {texts.regenerate}
          </Button>
        )}
      </div>
      {errorText !== undefined && <Notice intent="error">{errorText}</Notice>}
      {isFirst && (
        <Skeleton aria-label={texts.writing} className={styles.thread}>
          {[1, 2, 3].map((place) => (
            <div key={place} className={mergeClasses(styles.message, place === 2 && styles.outgoing)}>
              <div className={styles.lines}>
                <SkeletonItem size={16} />
                <SkeletonItem size={16} style={{ width: '64%' }} />
              </div>
            </div>
          ))}
        </Skeleton>
      )}
      {hasMessages && (
        <ol aria-labelledby={titleId} className={styles.thread}>
          {messages.map(({ id, type, text, author }) => (
            <Message
              key={id}
              id={id}
              isOutgoing={type === 'outgoing'}
              text={text}
              author={author ?? (type === 'outgoing' ? texts.you : texts.lead)}
              variables={variables}
            />
          ))}
        </ol>
      )}
      {!hasMessages && !isFirst && errorText === undefined && (
        <EmptyState title={texts.empty} text={texts.emptyText} illustration="chat" headingLevel={3} isCompact />
      )}
    </section>
  )
}

interface MessageProps {
  readonly id: string
  readonly isOutgoing: boolean
  readonly text: string
  readonly author: string
  readonly variables: readonly MessageVariable[] | undefined
}

/** Memoized, to render only the changed message. */
const Message = memo(function Message({ id, isOutgoing, text, author, variables }: MessageProps) {
  const styles = useChatPreviewStyles()
  return (
    <li data-message={id} className={mergeClasses(styles.message, isOutgoing && styles.outgoing)}>
      <span className={styles.author}>{author}</span>
      {text !== '' && (
        <p className={mergeClasses(styles.bubble, isOutgoing && styles.outgoingBubble)}>
          <VariableText text={text} variables={variables} />
        </p>
      )}
    </li>
  )
})
