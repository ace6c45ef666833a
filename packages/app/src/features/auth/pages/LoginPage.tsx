import { Wordmark } from '@tandem/components'
import { Credentials } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { Navigate, useLocation } from 'react-router-dom'
import { FormErrorBar } from '../../../shared/forms/FormErrorBar.tsx'
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx'
import { SubmitForm } from '../../../shared/forms/SubmitForm.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { returnAddress } from '../../../shared/returnAddress.ts'
import { lastSessionEndAtom, startSessionAtom, userAtom } from '../../../shared/session.ts'
import { loginMutationAtom } from '../api.ts'
import { PasswordField } from '../components/PasswordField.tsx'
import { useLoginPageStyles } from '../components/LoginPage.styles.ts'
import { authMessages } from '../messages.ts'

const { title, expired, email, password, submit, pending } = authMessages.login
const emptyCredentials = { email: '', password: '' }

/** Signs in, and leads back to the page that was asked for. */
export default function LoginPage() {
  const styles = useLoginPageStyles()
  const { search } = useLocation()
  const isSignedIn = Boolean(useAtomValue(userAtom))
  const hasExpired = useAtomValue(lastSessionEndAtom) === 'expiry'
  const { mutateAsync: login } = useAtomValue(loginMutationAtom)
  const startSession = useSetAtom(startSessionAtom)
  if (isSignedIn) return <Navigate replace to={returnAddress(search)} />

  return (
    <div className={styles.root}>
      <Wordmark size="large" />
      <div className={styles.card}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {hasExpired && (
          <p role="status" className={styles.notice}>
            {expired}
          </p>
        )}
        <SubmitForm
          className={styles.form}
          initialValues={emptyCredentials}
          schema={Credentials}
          onSubmit={async (credentials) => startSession(await login({ body: credentials }))}
        >
          <FormErrorBar />
          <TextField name="email" label={email} type="email" autoComplete="username" size="large" />
          <PasswordField name="password" label={password} autoComplete="current-password" />
          <SubmitButton size="large" pendingText={pending}>
            {submit}
          </SubmitButton>
        </SubmitForm>
      </div>
    </div>
  )
}
