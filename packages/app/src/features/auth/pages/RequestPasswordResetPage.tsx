import { PasswordResetRequest } from '@tandem/contract'
import { useAtom } from 'jotai'
import { FormErrorBar } from '../../../shared/forms/FormErrorBar.tsx'
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx'
import { SubmitForm } from '../../../shared/forms/SubmitForm.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { requestPasswordResetMutationAtom } from '../api.ts'
import { useAuthCardStyles } from '../components/AuthCard.styles.ts'
import { AuthCard } from '../components/AuthCard.tsx'
import { AuthLink } from '../components/AuthLink.tsx'
import { accountMessages } from '../accountMessages.ts'
import { authMessages } from '../messages.ts'

const { title, text, submit, pending, sent } = accountMessages.requestReset
const emptyRequest = { email: '' }

/** Requests a link to set a new password. Never says whether the address has an account (AUTH-20). */
export default function RequestPasswordResetPage() {
  const styles = useAuthCardStyles()
  const [{ isSuccess }, requestReset] = useAtom(requestPasswordResetMutationAtom)
  return (
    <AuthCard title={title}>
      {isSuccess ? (
        <p role="status" className={styles.notice}>
          {sent}
        </p>
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          <SubmitForm
            className={styles.form}
            initialValues={emptyRequest}
            schema={PasswordResetRequest}
            onSubmit={(body) => requestReset({ body })}
          >
            <FormErrorBar />
            <TextField name="email" label={authMessages.email} type="email" autoComplete="username" size="large" />
            <SubmitButton size="large" pendingText={pending}>
              {submit}
            </SubmitButton>
          </SubmitForm>
        </>
      )}
      <AuthLink to="/login">{authMessages.toLogin}</AuthLink>
    </AuthCard>
  )
}
