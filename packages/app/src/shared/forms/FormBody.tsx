import { type ReactNode } from 'react'
import { useFormAround } from './formContext.ts'

interface FormBodyProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The `<form>` of the `FormScope` around it. */
export function FormBody({ className, children }: FormBodyProps) {
  const { id, element, submit } = useFormAround()
  return (
    <form ref={element} id={id} noValidate className={className} onSubmit={submit}>
      {children}
    </form>
  )
}
