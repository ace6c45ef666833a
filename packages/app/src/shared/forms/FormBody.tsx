import { type ReactNode } from 'react'
import { useFormElement } from './formElement.ts'

interface FormBodyProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The `<form>` element of the `FormScope` around it. */
export function FormBody({ className, children }: FormBodyProps) {
  const { id, submit } = useFormElement()
  return (
    <form ref={watchKeys} id={id} noValidate className={className} onSubmit={submit}>
      {children}
    </form>
  )
}

function watchKeys(form: HTMLFormElement | null) {
  form?.addEventListener('keydown', ignoreShiftEnter)
  return () => form?.removeEventListener('keydown', ignoreShiftEnter)
}

/** Only Enter without Shift submits (SHELL-36). */
function ignoreShiftEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.shiftKey && event.target instanceof HTMLInputElement) event.preventDefault()
}
