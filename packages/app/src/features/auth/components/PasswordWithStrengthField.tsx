import { accountMessages } from '../accountMessages.ts'
import { usePasswordStrengthMeterStyles } from './PasswordStrengthMeter.styles.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx'

/** The input of a new password: its rule, and its strength while it is typed. */
export function PasswordWithStrengthField({ label }: { readonly label: string }) {
  const styles = usePasswordStrengthMeterStyles()
  return (
    <div className={styles.field}>
      <PasswordField name="password" label={label} autoComplete="new-password" hint={accountMessages.passwordRule} />
      <PasswordStrengthMeter name="password" />
    </div>
  )
}
