import { ConfirmDialog, Notice, WizardShell } from '@tandem/components'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type RefObject, useRef, useState } from 'react'
import { NavigationType } from 'react-router-dom'
import { useLeaveQuestion } from '../../shared/router/useLeaveQuestion.ts'
import { draftAttachment } from './draft.ts'
import { moveDraftTests } from '../../entities/sequence/editor/ai/tests/promptTests.ts'
import { CreationView } from './creation/CreationView.tsx'
import { isCreatedAtom } from './creation/creations.ts'
import { chooseType, discardDraft, type SequenceDraft, sequenceDraftAtom } from './draft.ts'
import { sequenceWizardMessages as texts } from './messages.ts'
import { type WizardParts } from './steps/StepPage.tsx'
import { WizardSteps } from './WizardSteps.tsx'
import { mergeClasses, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { ChatMultipleRegular } from '@fluentui/react-icons/svg/chat-multiple'
import { ArrowRepeatAllRegular } from '@fluentui/react-icons/svg/arrow-repeat-all'
import { type SequenceType } from '@tandem/contract'
import { column, focusOutline, quietBody } from '@tandem/components/styles'

const useTypeChoiceStyles = makeStyles({
  root: column(tokens.spacingVerticalL),
  types: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  type: {
    ...column(tokens.spacingVerticalS),
    padding: tokens.spacingHorizontalXL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': focusOutline,
  },
  chosen: { border: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}` },
  icon: { color: tokens.colorBrandForeground1, fontSize: '28px', lineHeight: 0 },
  name: { ...typographyStyles.subtitle2 },
  text: quietBody,
})

const typeChoiceTexts = texts.type
const types = [
  { type: 'cloud', icon: <ChatMultipleRegular /> },
  { type: 'reEngagement', icon: <ArrowRepeatAllRegular /> },
] as const satisfies readonly { readonly type: SequenceType; readonly icon: unknown }[]

interface TypeChoiceProps {
  /** Undefined if no type has been chosen yet. */
  readonly current: SequenceType | undefined
  /** The reason why the draft does not exist any more. */
  readonly notice: string | undefined
  readonly onChoose: (type: SequenceType) => void
  /** Returns to the steps. */
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Asks for the type of the sequence if the draft has no type, or if the user wants to change the type. */
function TypeChoice({ current, notice, onChoose, onBack, onClose }: TypeChoiceProps) {
  const styles = useTypeChoiceStyles()
  return (
    <WizardShell
      isOpen
      title={texts.title}
      steps={[
        {
          id: 'type',
          label: typeChoiceTexts.label,
          title: typeChoiceTexts.title,
          help: typeChoiceTexts.help,
          isComplete: current !== undefined,
        },
      ]}
      currentStepId="type"
      onStepChange={onBack}
      onFinish={onBack}
      finishLabel={typeChoiceTexts.back}
      hasFinish={current !== undefined}
      onClose={onClose}
      closeQuestion={current === undefined ? {} : texts.close}
    >
      <div className={styles.root}>
        {notice !== undefined && <Notice intent="info">{notice}</Notice>}
        <div className={styles.types}>
          {types.map(({ type, icon }) => (
            <button
              key={type}
              type="button"
              aria-pressed={type === current}
              className={mergeClasses(styles.type, type === current && styles.chosen)}
              onClick={() => onChoose(type)}
            >
              <span aria-hidden className={styles.icon}>
                {icon}
              </span>
              <span className={styles.name}>{typeChoiceTexts[type].title}</span>
              <span className={styles.text}>{typeChoiceTexts[type].text}</span>
            </button>
          ))}
        </div>
      </div>
    </WizardShell>
  )
}

interface SequenceWizardProps extends WizardParts {
  /** Closes the wizard without removing the draft. */
  readonly onClose: () => void
}

/** The wizard that creates a sequence (SEQ-7). The draft survives a reload. */
export function SequenceWizard({ onClose: close, ...parts }: SequenceWizardProps) {
  const draft = useAtomValue(sequenceDraftAtom)
  const isClosing = useRef(false)
  const onClose = () => {
    isClosing.current = true
    close()
  }
  return (
    <>
      <WizardPages draft={draft} onClose={onClose} {...parts} />
      {draft?.type && <BackQuestion isClosing={isClosing} isCreating={draft.creation !== undefined} />}
    </>
  )
}

interface BackQuestionProps {
  /** True after the user has closed the wizard with the close button, which asks the same question. */
  readonly isClosing: RefObject<boolean>
  readonly isCreating: boolean
}

/** Asks before the browser's Back closes the wizard (SEQ-9). */
function BackQuestion({ isClosing, isCreating }: BackQuestionProps) {
  // A Back to the same path needs no question, because it only reverts a search, a filter or a page of a list.
  const { isAsked, answer } = useLeaveQuestion(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === NavigationType.Pop && nextLocation.pathname !== currentLocation.pathname && !isClosing.current,
  )
  const { title, text, creatingText, confirm, cancel } = texts.close
  return (
    <ConfirmDialog
      isOpen={isAsked}
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {isCreating ? creatingText : text}
    </ConfirmDialog>
  )
}

function WizardPages({
  draft,
  onClose,
  ...parts
}: SequenceWizardProps & { readonly draft: SequenceDraft | undefined }) {
  const endAttachment = useSetAtom(draftAttachment.endAtom)
  const store = useStore()
  const isCreated = useAtomValue(isCreatedAtom)
  const [isChoosingType, setIsChoosingType] = useState(false)
  const [isDiscarded, setIsDiscarded] = useState(false)
  // Another window can remove the draft at any time.
  const [hadDraft, setHadDraft] = useState(false)
  if (draft && !hadDraft) setHadDraft(true)

  const onDiscard = () => {
    setIsDiscarded(true)
    moveDraftTests(store, undefined)
    endAttachment()
    discardDraft(store)
  }

  if (draft?.creation || isCreated) {
    return <CreationView draft={draft} onDiscard={onDiscard} onClose={onClose} />
  }
  if (!draft?.type || isChoosingType) {
    return (
      <TypeChoice
        current={draft?.type}
        notice={!draft && hadDraft && !isDiscarded ? texts.elsewhere : undefined}
        onChoose={(type) => {
          chooseType(store, type)
          setIsChoosingType(false)
          setIsDiscarded(false)
        }}
        onBack={() => setIsChoosingType(false)}
        onClose={onClose}
      />
    )
  }
  return (
    <WizardSteps
      draft={draft}
      {...parts}
      onTypeChange={() => setIsChoosingType(true)}
      onDiscard={onDiscard}
      onClose={onClose}
    />
  )
}
