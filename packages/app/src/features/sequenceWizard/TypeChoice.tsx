import { mergeClasses } from '@fluentui/react-components'
import { ChatMultipleRegular } from '@fluentui/react-icons/svg/chat-multiple'
import { ArrowRepeatAllRegular } from '@fluentui/react-icons/svg/arrow-repeat-all'
import { Notice, WizardShell } from '@tandem/components'
import { type SequenceType } from '@tandem/contract'
import { sequenceWizardMessages } from './messages.ts'
import { useTypeChoiceStyles } from './TypeChoice.styles.ts'

const texts = sequenceWizardMessages.type
const types = [
  { type: 'cloud', icon: <ChatMultipleRegular /> },
  { type: 'reEngagement', icon: <ArrowRepeatAllRegular /> },
] as const satisfies readonly { readonly type: SequenceType; readonly icon: unknown }[]

interface TypeChoiceProps {
  /** The type of the draft; undefined: there is none yet. */
  readonly current: SequenceType | undefined
  /** Why the draft is gone. */
  readonly notice: string | undefined
  readonly onChoose: (type: SequenceType) => void
  /** Back to the steps, with the type as it is. */
  readonly onBack: () => void
  readonly onClose: () => void
}

/** The choice of the sequence's type, before its steps. */
export function TypeChoice({ current, notice, onChoose, onBack, onClose }: TypeChoiceProps) {
  const styles = useTypeChoiceStyles()
  return (
    <WizardShell
      isOpen
      title={sequenceWizardMessages.title}
      steps={[
        { id: 'type', label: texts.label, title: texts.title, help: texts.help, isComplete: current !== undefined },
      ]}
      currentStepId="type"
      onStepChange={onBack}
      onFinish={onBack}
      finishLabel={texts.back}
      hasFinish={current !== undefined}
      onClose={onClose}
      closeQuestion={current === undefined ? {} : sequenceWizardMessages.close}
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
              <span className={styles.name}>{texts[type].title}</span>
              <span className={styles.text}>{texts[type].text}</span>
            </button>
          ))}
        </div>
      </div>
    </WizardShell>
  )
}
