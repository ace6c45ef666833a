import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { Sparkle20Regular } from '@fluentui/react-icons/svg/sparkle'
import { type SyntheticEvent, useId, useMemo } from 'react'
import { chatTexts } from '../../chat/chatTexts.ts'
import { type AiSuggestion } from '../../chat/Composer/ComposerProps.ts'
import { SuggestionPanel } from '../../chat/Composer/SuggestionPanel.tsx'
import { LabelledSwitch } from '../../foundations/LabelledSwitch/LabelledSwitch.tsx'
import { useLatest } from '../../hooks/useLatest.ts'
import { type EditHistory } from '../editHistory/ValueHistory.ts'
import { VariableEditor } from '../VariableEditor/VariableEditor.tsx'
import { type MessageVariable } from '../variables/variableParts.ts'
import { column, quietBody } from '../../theme/styleFragments.ts'

const useMessageStepEditorStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  title: { margin: 0, overflowWrap: 'anywhere', ...typographyStyles.body1Strong },
  note: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    ...quietBody,
  },
})

const messageStepTexts = {
  message: 'Message',
  placeholder: 'Write what the lead reads',
  hint: "Type '%' to insert a variable.",
  improve: 'Improve with AI',
  improving: 'The AI is improving your message…',
  notYours: 'Not part of your message until you use it',
  use: 'Accept',
  again: 'Improve again',
  reject: 'Reject',
  withText: 'Connection request with text',
  withoutText: 'The connection request is sent without a note.',
}

/** The switch that gives a connection request a text (SEQ-31). */
interface RequestText {
  readonly isOn: boolean
  readonly onChange: (event: SyntheticEvent, data: { readonly isOn: boolean }) => void
}

export interface MessageStepEditorProps {
  /** For example, 'Connection request' or 'Message 1'. */
  readonly title: string
  /** A variable in the text is `%name%`, or `%name%[default]` with the default in base64 (SEQ-33). */
  readonly text: string
  readonly onTextChange: (data: { readonly text: string }) => void
  /** Pass the same array while the variables are unchanged. */
  readonly variables: readonly MessageVariable[] | undefined
  /** Undo and redo of the editor use this history. Default: the editor has a separate history. */
  readonly history?: EditHistory | undefined
  /** The number of characters to show and to compare with `limit`. Default: the length of `text`. */
  readonly length?: number | undefined
  /** Maximum number of characters. Default: no counter. */
  readonly limit?: number | undefined
  /** For example, 'Message is too long.' */
  readonly error?: string | undefined
  /** Pass this prop only for a connection request. */
  readonly requestText?: RequestText | undefined
  /** Asks the AI to improve the message. Default: no button. */
  readonly onImprove?: ((event: SyntheticEvent) => void) | undefined
  /** The improved message, shown until the user accepts or rejects it. */
  readonly suggestion?: AiSuggestion | undefined
  /** In this callback, replace the message and remove the suggestion. */
  readonly onSuggestionAccept?: ((event: SyntheticEvent, data: { readonly text: string }) => void) | undefined
  readonly onSuggestionDismiss?: ((event: SyntheticEvent) => void) | undefined
  readonly texts?: Partial<typeof messageStepTexts> | undefined
}

/** The editor of one message of a sequence. */
export function MessageStepEditor({
  title,
  text,
  onTextChange,
  variables,
  history,
  length = text.length,
  limit,
  error,
  requestText,
  onImprove,
  suggestion,
  onSuggestionAccept,
  onSuggestionDismiss,
  texts: givenTexts,
}: MessageStepEditorProps) {
  const styles = useMessageStepEditorStyles()
  const titleId = useId()
  const texts = { ...messageStepTexts, ...givenTexts }
  const isWritten = requestText?.isOn !== false
  const latest = useLatest(onImprove)
  const canImprove = onImprove !== undefined
  const isImprovable = text.trim() !== '' && suggestion?.state !== 'writing'
  // The button is memoized, because otherwise each typed character would render the button again.
  const improveButton = useMemo(
    () =>
      canImprove && (
        <Button
          appearance="subtle"
          size="small"
          icon={<Sparkle20Regular />}
          disabled={!isImprovable}
          onClick={(event) => latest.current?.(event)}
        >
          {texts.improve}
        </Button>
      ),
    [canImprove, isImprovable, latest, texts.improve],
  )
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {requestText && <LabelledSwitch label={texts.withText} isOn={requestText.isOn} onChange={requestText.onChange} />}
      {isWritten ? (
        <VariableEditor
          label={texts.message}
          text={text}
          onTextChange={onTextChange}
          variables={variables}
          history={history}
          placeholder={texts.placeholder}
          hint={texts.hint}
          length={length}
          limit={limit}
          error={error}
          actions={improveButton}
        />
      ) : (
        <p className={styles.note}>{texts.withoutText}</p>
      )}
      {suggestion && isWritten && (
        <SuggestionPanel
          suggestion={suggestion}
          before={text}
          variables={variables}
          hasText={false}
          onUse={(event, improved) => onSuggestionAccept?.(event, { text: improved })}
          onAgain={onImprove}
          onDismiss={onSuggestionDismiss}
          texts={{
            ...chatTexts,
            aiWriting: texts.improving,
            aiNotYours: texts.notYours,
            aiUse: texts.use,
            aiAgain: texts.again,
            aiDismiss: texts.reject,
          }}
        />
      )}
    </section>
  )
}
