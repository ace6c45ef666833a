import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { type SyntheticEvent } from 'react'
import { IconButton } from '../foundations/IconButton/IconButton.tsx'

interface RemoveButtonProps {
  /** The item's name, for example 'Prompt 2'. */
  readonly label: string
  readonly onClick: (event: SyntheticEvent) => void
}

/** The remove button of a list item. */
export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  return (
    <IconButton size="small" icon={<Delete20Regular />} label={`Remove ${label}`} isSingleClick onClick={onClick} />
  )
}
