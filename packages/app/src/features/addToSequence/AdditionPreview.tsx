import { Checkbox, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { AddCircleRegular } from '@fluentui/react-icons/svg/add-circle'
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { type Recipient } from '@tandem/contract'
import { type ReactNode, useId } from 'react'
import { recipientListMessages } from '../../entities/recipient/messages.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'
import { canMoveBack, type AdditionPlan } from './addToSequenceJob.ts'
import { column, quietCaption } from '@tandem/components/styles'

const useAdditionPreviewStyles = makeStyles({
  root: {
    ...column(tokens.spacingVerticalS),
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  line: { display: 'flex', gap: tokens.spacingHorizontalS },
  icon: { display: 'flex', paddingTop: tokens.spacingVerticalXXS, color: tokens.colorBrandForeground1 },
  text: { ...column(), minWidth: 0 },
  names: { ...quietCaption, overflowWrap: 'anywhere' },
  warning: { ...typographyStyles.caption1, color: tokens.colorStatusWarningForeground1 },
  choice: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
})

const texts = recipientListMessages.addToSequence

const namedAtMost = 5

interface AdditionPreviewProps {
  readonly plan: AdditionPlan
  readonly names: ReadonlyMap<number, string>
  readonly isReassigning: boolean
  readonly onReassigningChange: (isReassigning: boolean) => void
}

/** Shows the expected result of adding recipients to a sequence. */
export function AdditionPreview({ plan, names, isReassigning, onReassigningChange }: AdditionPreviewProps) {
  const styles = useAdditionPreviewStyles()
  const titleId = useId()
  const { added, present, elsewhere } = plan
  const sequenceOf = ({ sequenceId }: Recipient) => (sequenceId === null ? undefined : names.get(sequenceId))
  const nameOf = (row: Recipient) => {
    const sequence = sequenceOf(row)
    const label = recipientList.rowLabel(row)
    return sequence === undefined ? label : texts.inSequence(label, sequence)
  }
  const lastingCount = elsewhere.filter((row) => !canMoveBack(row)).length
  const moreCount = elsewhere.length - namedAtMost
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h3 id={titleId} className={styles.title}>
        {texts.preview}
      </h3>
      {(added.length > 0 || present.length + elsewhere.length === 0) && (
        <Line icon={<AddCircleRegular />}>{texts.added(added.length)}</Line>
      )}
      {present.length > 0 && <Line icon={<CheckmarkCircleRegular />}>{texts.present(present.length)}</Line>}
      {elsewhere.length > 0 && (
        <Line icon={<ArrowSwapRegular />}>
          {texts.elsewhere(elsewhere.length)}
          <span className={styles.names}>
            {[
              ...elsewhere.slice(0, namedAtMost).map(nameOf),
              ...(moreCount > 0 ? [texts.andMore(moreCount)] : []),
            ].join(', ')}
          </span>
          <Checkbox
            className={styles.choice}
            label={texts.reassign}
            checked={isReassigning}
            onChange={(_, { checked }) => onReassigningChange(checked === true)}
          />
          {isReassigning && lastingCount > 0 && <span className={styles.warning}>{texts.lasting(lastingCount)}</span>}
        </Line>
      )}
    </section>
  )
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  const styles = useAdditionPreviewStyles()
  return (
    <div className={styles.line}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
