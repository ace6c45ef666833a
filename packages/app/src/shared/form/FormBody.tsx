import { mergeClasses, makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { plainEnter } from '@tandem/components'
import { useFormElement } from './formElement.ts'
import { column } from '@tandem/components/styles'

const useFormBodyStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalL), minWidth: 0 },
  sections: { gap: tokens.spacingVerticalXXL },
})

interface FormBodyProps {
  /** True if the children are sections, which need more space between them than fields. */
  readonly hasSections?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The `<form>` element of a `FormScope`. */
export function FormBody({ hasSections = false, className, children }: FormBodyProps) {
  const styles = useFormBodyStyles()
  const { id, submit } = useFormElement()
  return (
    <form
      ref={plainEnter}
      id={id}
      noValidate
      className={mergeClasses(styles.root, hasSections && styles.sections, className)}
      onSubmit={submit}
    >
      {children}
    </form>
  )
}
