import { accountMessages } from '../accountMessages.ts'

import { PasswordField } from './PasswordField.tsx'
import { mergeClasses, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useForm } from '../../../shared/form/useForm.ts'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { type PasswordStrength } from '../passwordStrength.ts'
import { column, quietCaption } from '@tandem/components/styles'

const usePasswordStrengthMeterStyles = makeStyles({
  field: column(),
  root: { ...column(tokens.spacingVerticalXS), marginTop: tokens.spacingVerticalS },
  bar: { display: 'flex', gap: tokens.spacingHorizontalXS },
  segment: {
    flexGrow: 1,
    height: tokens.strokeWidthThickest,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke1,
  },
  weak: { backgroundColor: tokens.colorStatusDangerBackground3 },
  fair: { backgroundColor: tokens.colorStatusWarningBackground3 },
  strong: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  word: { ...typographyStyles.caption1Strong, margin: 0 },
  advice: { ...quietCaption, margin: 0 },
})

const { strength: texts } = accountMessages
const segments = [1, 2, 3, 4] as const
/**
 * The pause is longer than the time between two key presses. A screen reader therefore announces the strength only
 * after the user has stopped typing.
 */
const pauseMs = 300

interface PasswordStrengthMeterProps {
  readonly name: string
}

/** Shows no strength if the password is empty, or if the code of the estimator cannot be loaded. */
function PasswordStrengthMeter({ name }: PasswordStrengthMeterProps) {
  const styles = usePasswordStrengthMeterStyles()
  const strength = usePasswordStrength(name)
  if (!strength) return <div role="status" />
  const { score, advice } = strength
  const color = [styles.weak, styles.weak, styles.fair, styles.strong, styles.strong][score]
  return (
    <div role="status" className={styles.root}>
      <div aria-hidden className={styles.bar}>
        {segments.map((segment) => (
          <span key={segment} className={mergeClasses(styles.segment, segment <= Math.max(score, 1) && color)} />
        ))}
      </div>
      <p className={styles.word}>{texts.is(texts.words[score])}</p>
      {advice.map((sentence) => (
        <p key={sentence} className={styles.advice}>
          {sentence}
        </p>
      ))}
    </div>
  )
}

/** Estimates the strength after a pause in typing. Words of other fields count as easy to guess. */
function usePasswordStrength(name: string): PasswordStrength | undefined {
  const form = useForm()
  const { value } = useFormField(name)
  const [strength, setStrength] = useState<PasswordStrength>()
  const password = typeof value === 'string' ? value : ''
  useEffect(() => {
    let isCurrent = true
    // After a failed load, no strength shows.
    const loaded = password === '' ? undefined : import('../passwordStrength.ts').catch(() => undefined)
    const estimate = async () => {
      const estimator = await loaded
      if (!isCurrent) return
      const values = Object.entries(form.getState().values).filter(([field]) => field !== name)
      const known = values.flatMap(([, text]) => (typeof text === 'string' && text !== '' ? [text] : []))
      setStrength(estimator?.passwordStrength(password, known))
    }
    const timer = setTimeout(() => void estimate(), pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [form, name, password])
  return password === '' ? undefined : strength
}

/** The input of a new password, with its rule and its strength. */
export function PasswordWithStrengthField({ label }: { readonly label: string }) {
  const styles = usePasswordStrengthMeterStyles()
  return (
    <div className={styles.field}>
      <PasswordField name="password" label={label} autoComplete="new-password" hint={accountMessages.passwordRule} />
      <PasswordStrengthMeter name="password" />
    </div>
  )
}
