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
  // A calendar in a drawer stays inside the drawer. A calendar in a popover can overflow the small popover.
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
