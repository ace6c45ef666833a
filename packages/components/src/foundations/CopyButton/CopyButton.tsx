import { Button, Tooltip } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { useEffect, useState } from 'react'

export interface CopyButtonProps {
  /** The text for the clipboard. */
  readonly text: string
  /** Default: 'Copy'. */
  readonly label?: string | undefined
  /** Shows the label next to the icon. Default: false. */
  readonly hasVisibleLabel?: boolean | undefined
}

/** In ms. */
const copiedDuration = 2000

/** Copies a text to the clipboard. */
export function CopyButton({ text, label = 'Copy', hasVisibleLabel = false }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = window.setTimeout(() => setIsCopied(false), copiedDuration)
    return () => window.clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      // The browser refused to write to the clipboard.
    }
  }
  const shown = isCopied ? 'Copied' : label
  return (
    <Tooltip content={shown} relationship={hasVisibleLabel ? 'inaccessible' : 'label'}>
      <Button
        appearance="subtle"
        icon={isCopied ? <CheckmarkRegular /> : <CopyRegular />}
        aria-live="polite"
        onClick={() => void copy()}
      >
        {hasVisibleLabel ? shown : undefined}
      </Button>
    </Tooltip>
  )
}
