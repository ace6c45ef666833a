import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { type SyntheticEvent } from 'react'
import { IconButton } from '../foundations/IconButton/IconButton.tsx'

interface RemoveButtonProps {
  /** The name of the item, for example 'Prompt 2'. */
  readonly label: string
  readonly onClick: (event: SyntheticEvent) => void
}

export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  return (
    <IconButton size="small" icon={<Delete20Regular />} label={`Remove ${label}`} isSingleClick onClick={onClick} />
  )
}
