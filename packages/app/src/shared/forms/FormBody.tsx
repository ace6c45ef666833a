import { type ReactNode } from 'react'
import { plainEnter } from '@tandem/components'
import { useFormElement } from './formElement.ts'

interface FormBodyProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The `<form>` element of the `FormScope` around it. */
export function FormBody({ className, children }: FormBodyProps) {
  const { id, submit } = useFormElement()
  return (
    <form ref={plainEnter} id={id} noValidate className={className} onSubmit={submit}>
      {children}
    </form>
  )
}
