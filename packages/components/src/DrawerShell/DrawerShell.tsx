import { Button, DrawerBody, DrawerFooter, DrawerHeader, DrawerHeaderTitle, mergeClasses, OverlayDrawer } from '@fluentui/react-components'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, type SyntheticEvent } from 'react'
import { useFocusReturn } from '../focus/useFocusReturn.ts'
import { useDrawerShellStyles } from './DrawerShell.styles.ts'

export interface DrawerShellProps {
  readonly isOpen: boolean
  /** The person wants to close it: the button, Escape, or a click beside it. The owner may ask back first. */
  readonly onClose: (event: SyntheticEvent | KeyboardEvent) => void
  readonly title: string
  /** Beside the title: a status. */
  readonly status?: ReactNode
  /** Under the title: tabs or one line of help. */
  readonly subhead?: ReactNode
  readonly children: ReactNode
  /** Actions that stay in view while the body scrolls; the primary one first. */
  readonly footer?: ReactNode
  /**
   * `filter`: from the left, 496 px. `entity`: from the right, 640 px. `entityWide`: from the right, 960 px. Default: `entity`.
   * Narrower windows are filled.
   */
  readonly kind?: 'filter' | 'entity' | 'entityWide'
  /** Default: 'Close'. */
  readonly closeLabel?: string
}

/**
 * A drawer over the page with a head, a scrolling body and a footer. Keyboard: the focus
 * stays inside, Escape closes, and the focus goes back to where it was.
 */
export function DrawerShell({
  isOpen,
  onClose,
  title,
  status,
  subhead,
  children,
  footer,
  kind = 'entity',
  closeLabel = 'Close',
}: DrawerShellProps) {
  const styles = useDrawerShellStyles()
  useFocusReturn(isOpen)
  return (
    <OverlayDrawer
      open={isOpen}
      position={kind === 'filter' ? 'start' : 'end'}
      className={mergeClasses(styles.root, styles[kind])}
      onOpenChange={(event, data) => {
        if (!data.open) onClose(event)
      }}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ className: styles.heading }}
          action={
            // No Fluent tooltip: it opens when the drawer gives this button its focus, and then takes the first Escape for itself.
            <Button appearance="subtle" icon={<Dismiss24Regular />} aria-label={closeLabel} title={closeLabel} onClick={onClose} />
          }
        >
          <span className={styles.title}>{title}</span>
          {status !== undefined && <span className={styles.status}>{status}</span>}
        </DrawerHeaderTitle>
        {subhead}
      </DrawerHeader>
      <DrawerBody className={styles.body}>{children}</DrawerBody>
      {footer !== undefined && <DrawerFooter className={styles.footer}>{footer}</DrawerFooter>}
    </OverlayDrawer>
  )
}
