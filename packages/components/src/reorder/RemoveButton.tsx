import { Button } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { type SyntheticEvent } from 'react'

interface RemoveButtonProps {
  /** The item, as in 'Prompt 2'. */
  readonly label: string
  readonly onClick: (event: SyntheticEvent) => void
}

/** The button of a list's item that removes it. */
export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  const name = `Remove ${label}`
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={<Delete20Regular />}
      aria-label={name}
      title={name}
      onClick={onClick}
    />
  )
}
