import { EmailConfirmation } from '@tandem/contract'
import { useAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { confirmEmailMutationAtom } from '../api.ts'
import { useAuthCardStyles } from '../components/components.styles.ts'
import { AuthCard, AuthForm, AuthNotice } from '../components/AuthCard.tsx'
import { AuthLink } from '../components/AuthLink.tsx'
import { accountMessages } from '../accountMessages.ts'

const texts = accountMessages.confirm
const { title, text, done, toApp } = texts

/** Confirms an address. Requires a click, because some mail programs open every link and would use up the token. */
export default function ConfirmEmailPage() {
  const styles = useAuthCardStyles()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [{ isSuccess }, confirmEmail] = useAtom(confirmEmailMutationAtom)
  const isOver = isSuccess || token === ''
  return (
    <AuthCard title={title}>
      {isOver ? (
        <AuthNotice isResult={isSuccess}>{isSuccess ? done : accountMessages.incompleteLink}</AuthNotice>
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          <AuthForm
            texts={texts}
            initialValues={{ token }}
            schema={EmailConfirmation}
            onSubmit={(body) => confirmEmail({ body })}
          />
        </>
      )}
      <AuthLink to="/">{toApp}</AuthLink>
    </AuthCard>
  )
}
