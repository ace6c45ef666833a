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
  /** The form has sections instead of fields, with more space between them. */
  readonly hasSections?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The `<form>` element of the `FormScope` around it, with its fields in a column. */
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
