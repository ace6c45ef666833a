import { Registration } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { TextField } from '../../../shared/form/TextField.tsx'
import { registerMutationAtom } from '../api.ts'
import { accountMessages } from '../accountMessages.ts'
import { authMessages } from '../messages.ts'
import { useAuthCardStyles } from './components.styles.ts'
import { AuthCard, AuthForm } from './AuthCard.tsx'
import { AuthLink } from './AuthLink.tsx'
import { Benefits } from './Benefits.tsx'
import { PasswordWithStrengthField } from './PasswordWithStrengthField.tsx'

const texts = accountMessages.registration
const { title, name, code, codeHint, toCode, withoutCode } = texts
const AppsumoRegistration = v.object({ ...Registration.entries, code: v.pipe(v.string(), v.nonEmpty()) })
const emptyRegistration = { name: '', email: '', password: '' }

/** The form for a new account. With `hasCode`, the code of a lifetime deal is required. */
export function RegistrationForm({ hasCode = false }: { readonly hasCode?: boolean }) {
  const styles = useAuthCardStyles()
  const register = useSetAtom(registerMutationAtom)
  const { search } = useLocation()
  return (
    <AuthCard title={title} aside={<Benefits />}>
      <AuthForm
        texts={texts}
        initialValues={hasCode ? { ...emptyRegistration, code: '' } : emptyRegistration}
        schema={hasCode ? AppsumoRegistration : Registration}
        onSubmit={(body) => register({ body: { ...body, ...(body.code && { code: body.code.trim() }) } })}
      >
        <TextField name="name" label={name} autoComplete="name" size="large" isRequired />
        <TextField
          name="email"
          label={authMessages.email}
          type="email"
          autoComplete="username"
          size="large"
          isRequired
        />
        <PasswordWithStrengthField label={authMessages.password} />
        {hasCode && <TextField name="code" label={code} hint={codeHint} size="large" isRequired />}
      </AuthForm>
      <div className={styles.links}>
        <AuthLink to={`/login${search}`}>{authMessages.toLogin}</AuthLink>
        <AuthLink to={`/registration${hasCode ? '' : '/appsumo'}${search}`}>{hasCode ? withoutCode : toCode}</AuthLink>
      </div>
    </AuthCard>
  )
}
