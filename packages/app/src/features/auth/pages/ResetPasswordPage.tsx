import { PasswordReset } from '@tandem/contract'
import { useAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { resetPasswordMutationAtom } from '../api.ts'
import { AuthCard, AuthForm, AuthNotice } from '../components/AuthCard.tsx'
import { AuthLink } from '../components/AuthLink.tsx'
import { PasswordWithStrengthField } from '../components/PasswordWithStrengthField.tsx'
import { accountMessages } from '../accountMessages.ts'
import { authMessages } from '../messages.ts'

const texts = accountMessages.reset
const { title, password, done, requestAgain } = texts

/** Sets a new password with the token of the email. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [{ isSuccess }, resetPassword] = useAtom(resetPasswordMutationAtom)
  if (isSuccess || token === '') {
    return (
      <AuthCard title={title}>
        <AuthNotice isResult={isSuccess}>{isSuccess ? done : accountMessages.incompleteLink}</AuthNotice>
        {isSuccess ? (
          <AuthLink to="/login">{authMessages.toLogin}</AuthLink>
        ) : (
          <AuthLink to="/request-reset-password">{requestAgain}</AuthLink>
        )}
      </AuthCard>
    )
  }
  return (
    <AuthCard title={title}>
      <AuthForm
        texts={texts}
        initialValues={{ token, password: '' }}
        schema={PasswordReset}
        onSubmit={(body) => resetPassword({ body })}
      >
        <PasswordWithStrengthField label={password} />
      </AuthForm>
      <AuthLink to="/request-reset-password">{requestAgain}</AuthLink>
    </AuthCard>
  )
}
