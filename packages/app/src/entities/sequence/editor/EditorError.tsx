import { Link } from '@fluentui/react-components'
import { Notice } from '@tandem/components'

interface EditorErrorProps {
  readonly text: string | undefined
  readonly place?: { readonly label: string; readonly onShow: () => void } | undefined
}

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
