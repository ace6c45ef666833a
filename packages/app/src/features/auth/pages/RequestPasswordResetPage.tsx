import { PasswordResetRequest } from '@tandem/contract'
import { useAtom } from 'jotai'
import { TextField } from '../../../shared/form/TextField.tsx'
import { requestPasswordResetMutationAtom } from '../api.ts'
import { useAuthCardStyles } from '../components/components.styles.ts'
import { AuthCard, AuthForm, AuthNotice } from '../components/AuthCard.tsx'
import { AuthLink } from '../components/AuthLink.tsx'
import { accountMessages } from '../accountMessages.ts'
import { authMessages } from '../messages.ts'

const texts = accountMessages.requestReset
const { title, text, sent } = texts
const emptyRequest = { email: '' }

/** Requests a link to set a new password. Does not reveal whether an account has this email address (AUTH-20). */
export default function RequestPasswordResetPage() {
  const styles = useAuthCardStyles()
  const [{ isSuccess }, requestReset] = useAtom(requestPasswordResetMutationAtom)
  return (
    <AuthCard title={title}>
      {isSuccess ? (
        <AuthNotice isResult>{sent}</AuthNotice>
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          <AuthForm
            texts={texts}
            initialValues={emptyRequest}
            schema={PasswordResetRequest}
            onSubmit={(body) => requestReset({ body })}
          >
            <TextField name="email" label={authMessages.email} type="email" autoComplete="username" size="large" />
          </AuthForm>
        </>
      )}
      <AuthLink to="/login">{authMessages.toLogin}</AuthLink>
    </AuthCard>
  )
}
