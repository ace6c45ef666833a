import { Link } from '@fluentui/react-components'
import { Notice } from '@tandem/components'

interface EditorErrorProps {
  readonly text: string | undefined
  /** The part of the editor with the error, and a function that shows it. */
  readonly place?: { readonly label: string; readonly onShow: () => void } | undefined
}

/** The reason why the content of an editor cannot be saved. */
export function EditorError({ text, place }: EditorErrorProps) {
  if (text === undefined) return null
  return (
    <Notice intent="error">
      {place && (
        <>
          <Link as="button" inline onClick={place.onShow}>
            {place.label}
          </Link>
          {': '}
        </>
      )}
      {text}
    </Notice>
  )
}
