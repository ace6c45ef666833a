import { Credentials } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { Navigate, useLocation } from 'react-router-dom'
import { TextField } from '../../../shared/form/TextField.tsx'
import { returnAddress } from '../../../shared/router/returnAddress.ts'
import { lastSessionEndAtom, userAtom } from '../../../shared/session/session.ts'
import { loginMutationAtom } from '../api.ts'
import { useAuthCardStyles } from '../components/components.styles.ts'
import { AuthCard, AuthForm } from '../components/AuthCard.tsx'
import { AuthLink } from '../components/AuthLink.tsx'
import { PasswordField } from '../components/PasswordField.tsx'
import { authMessages } from '../messages.ts'

const texts = authMessages.login
const { title, expired, forgot, register } = texts
const emptyCredentials = { email: '', password: '' }

/** Signs the user in, and then opens the page that the user requested. */
export default function LoginPage() {
  const styles = useAuthCardStyles()
  const { search } = useLocation()
  const isSignedIn = Boolean(useAtomValue(userAtom))
  const hasExpired = useAtomValue(lastSessionEndAtom) === 'expiry'
  const login = useSetAtom(loginMutationAtom)
  if (isSignedIn) return <Navigate replace to={returnAddress(search)} />

  return (
    <AuthCard title={title}>
      {hasExpired && (
        <p role="status" className={styles.notice}>
          {expired}
        </p>
      )}
      <AuthForm
        texts={texts}
        initialValues={emptyCredentials}
        schema={Credentials}
        onSubmit={(credentials) => login({ body: credentials })}
      >
        <TextField name="email" label={authMessages.email} type="email" autoComplete="username" size="large" />
        <PasswordField name="password" label={authMessages.password} autoComplete="current-password" />
      </AuthForm>
      <div className={styles.links}>
        <AuthLink to="/request-reset-password">{forgot}</AuthLink>
        <AuthLink to={`/registration${search}`}>{register}</AuthLink>
      </div>
    </AuthCard>
  )
}
