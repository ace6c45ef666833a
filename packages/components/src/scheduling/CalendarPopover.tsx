import { Popover, PopoverSurface } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { useFocusManager } from '../hooks/useFocusReturn.ts'
import { type PopupProps } from '../hooks/usePopup.ts'

interface CalendarPopoverProps extends PopupProps {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

export function CalendarPopover({ target, onClose, label, className, children }: CalendarPopoverProps) {
  useFocusManager()
  // In a drawer, the popup stays inside the drawer. A popover has too little room for the popup.
  const drawer = target.closest<HTMLElement>('[role="dialog"]:not(.fui-PopoverSurface)')
  return (
    <Popover
      open
      onOpenChange={(event, { open }) => !open && onClose(event)}
      trapFocus
      positioning={{ target, position: 'below', align: 'end', offset: 4, overflowBoundary: drawer }}
    >
      <PopoverSurface aria-label={label} className={className}>
        {children}
      </PopoverSurface>
    </Popover>
  )
}
