import { StandaloneCard, StandalonePage } from '@tandem/components'
import { type ReactNode } from 'react'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { type FormScopeProps } from '../../../shared/form/FormScope.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { SubmitForm } from '../../../shared/form/SubmitForm.tsx'
import { useAuthCardStyles } from './components.styles.ts'

interface AuthCardProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page that needs no session. */
export function AuthCard({ title, aside, children }: AuthCardProps) {
  const styles = useAuthCardStyles()
  return (
    <StandalonePage>
      <div className={styles.row}>
        <StandaloneCard title={title}>{children}</StandaloneCard>
        {aside}
      </div>
    </StandalonePage>
  )
}

interface AuthFormProps<Body> extends Omit<FormScopeProps<Body>, 'children'> {
  readonly texts: { readonly submit: string; readonly pending: string }
  readonly children?: ReactNode
}

/** A form that shows the error of the last attempt. */
export function AuthForm<Body>({ texts, children, ...scope }: AuthFormProps<Body>) {
  const styles = useAuthCardStyles()
  return (
    <SubmitForm {...scope} className={styles.form}>
      <FormErrorBar />
      {children}
      <SubmitButton size="large" pendingText={texts.pending}>
        {texts.submit}
      </SubmitButton>
    </SubmitForm>
  )
}

const focusNode = (node: HTMLElement | null) => node?.focus()

/** A text instead of a form. With `isResult`, the text takes the focus. */
export function AuthNotice({ isResult, children }: { readonly isResult: boolean; readonly children: string }) {
  const styles = useAuthCardStyles()
  return (
    <p role="status" tabIndex={-1} className={styles.notice} ref={isResult ? focusNode : undefined}>
      {children}
    </p>
  )
}
