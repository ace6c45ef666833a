import {
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  mergeClasses,
  OverlayDrawer,
  Skeleton,
  SkeletonItem,
} from '@fluentui/react-components'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { useOpeningClick } from '../../hooks/doubleClicks.ts'
import { focusKeepingBackdrop } from '../../hooks/overlays.ts'
import { useFocusReturn } from '../../hooks/useFocusReturn.ts'
import { LinkTabs } from '../LinkTabs/LinkTabs.tsx'
import { FormSkeleton } from '../shells/FormSkeleton.tsx'
import { useLeaveGuard } from '../../hooks/useLeaveGuard.ts'
import { RoutingContext } from '../../theme/routing.ts'
import { type NavItem } from '../TopBar/navItem.ts'
import { type DrawerNeighbours, NeighbourButtons } from './NeighbourButtons.tsx'
import { useDrawerShellStyles } from './DrawerShell.styles.ts'

export interface DrawerShellProps {
  readonly isOpen: boolean
  /**
   * The user closes the drawer with the button, Escape, or a click outside. While `isDirty`, called only after the user
   * confirms.
   */
  readonly onClose: (event: SyntheticEvent | KeyboardEvent) => void
  /**
   * The user leaves the drawer by one of its controls, or by a link inside. While `isDirty`, called only after the user
   * confirms. For an owner that guards other ways to leave the page.
   */
  readonly onLeave?: (() => void) | undefined
  /** Undefined while unknown. */
  readonly title: string | undefined
  /** Before the title: an avatar. */
  readonly media?: ReactNode | undefined
  /**
   * Adds Previous and Next next to Close. They follow Close in the tab order, because a drawer opens with the focus on
   * Close.
   */
  readonly neighbours?: DrawerNeighbours | undefined
  /** Next to the title: a status. */
  readonly status?: ReactNode | undefined
  /** Under the title: one line of help. */
  readonly subhead?: ReactNode | undefined
  /** Pages of the drawer, each with an address; `alertLabel` adds a red '!'. */
  readonly tabs?: readonly NavItem[] | undefined
  readonly selectedTabId?: string | undefined
  /** Names the tabs. Default: 'Sections'. */
  readonly tabsLabel?: string | undefined
  readonly children?: ReactNode | undefined
  /** Renders body and footer inside a wrapper, such as a form. Default: no wrapper. */
  readonly renderParts?: ((parts: ReactNode) => ReactNode) | undefined
  /** Shows a skeleton of the body after 150 ms. */
  readonly isLoading?: boolean | undefined
  /** Replaces body and footer if the content can't be shown: an `ErrorState`. */
  readonly error?: ReactNode | undefined
  /** Actions that stay visible while the body scrolls; the primary action first. */
  readonly footer?: ReactNode | undefined
  /**
   * There are unsaved changes: the footer says so, and closing asks first. Links inside (tabs too) and closing the
   * browser tab also ask. Set it to false after the changes are saved or discarded.
   */
  readonly isDirty?: boolean | undefined
  /** The changes are being saved. Until the response, closing and links inside have no effect. */
  readonly isSaving?: boolean | undefined
  /**
   * `filter`: from the left, 496 px. From the right: `entity` (default) 640 px, `entityMedium` 768 px, `entityWide` 960
   * px. A drawer fills a narrower window.
   */
  readonly kind?: 'filter' | 'entity' | 'entityMedium' | 'entityWide' | undefined
}

const asTheyAre = (parts: ReactNode): ReactNode => parts

/**
 * A drawer over the page with a head, tabs, a scrolling body and a footer. Keyboard: the focus stays inside, Tab goes
 * through the tabs, Escape closes (and asks first if there are unsaved changes), and the focus returns to its previous
 * place.
 */
export function DrawerShell({
  isOpen,
  onClose,
  onLeave,
  title,
  media,
  neighbours,
  status,
  subhead,
  tabs,
  selectedTabId,
  tabsLabel = 'Sections',
  children,
  renderParts = asTheyAre,
  isLoading = false,
  error,
  footer,
  isDirty = false,
  isSaving = false,
  kind = 'entity',
}: DrawerShellProps) {
  const styles = useDrawerShellStyles()
  const top = useRef<HTMLDivElement>(null)
  const shownTabId = useRef(selectedTabId)
  const guard = useLeaveGuard(isOpen && isDirty, isSaving, onLeave)
  useFocusReturn(isOpen)
  const openingClick = useOpeningClick(isOpen)
  // Another tab of the drawer starts at its top.
  useEffect(() => {
    if (shownTabId.current === selectedTabId) return
    shownTabId.current = selectedTabId
    top.current?.scrollIntoView({ block: 'end' })
  }, [selectedTabId])
  const close = (event: SyntheticEvent | KeyboardEvent) => guard.guarded(() => onClose(event))
  const hasError = error !== undefined
  return (
    <>
      <OverlayDrawer
        {...openingClick}
        open={isOpen}
        position={kind === 'filter' ? 'start' : 'end'}
        backdrop={focusKeepingBackdrop}
        className={mergeClasses(styles.root, styles[kind])}
        aria-label={title === undefined ? 'Loading…' : undefined}
        onOpenChange={(event, { open }) => !open && close(event)}
      >
        <RoutingContext value={guard.routing}>
          <DrawerHeader className={mergeClasses(styles.head, tabs && styles.tabbed)}>
            <DrawerHeaderTitle
              heading={{ className: styles.heading }}
              action={
                // Has no tooltip of Fluent, which would open when the drawer focuses this button, and would then
                // consume the first Escape.
                <span className={styles.actions}>
                  <IconButton icon={<Dismiss24Regular />} label="Close" onClick={close} />
                  {neighbours && <NeighbourButtons {...neighbours} />}
                </span>
              }
            >
              {title === undefined ? (
                <Skeleton aria-label="Loading…" className={styles.titleSkeleton}>
                  <SkeletonItem size={28} />
                </Skeleton>
              ) : (
                <>
                  {media}
                  <span className={styles.named}>
                    <span className={styles.title} title={title}>
                      {title}
                    </span>
                    {status !== undefined && <span className={styles.status}>{status}</span>}
                  </span>
                </>
              )}
            </DrawerHeaderTitle>
            {subhead}
            {tabs && (
              <div className={styles.tabs}>
                <LinkTabs items={tabs} selectedId={selectedTabId} label={tabsLabel} />
              </div>
            )}
          </DrawerHeader>
          {renderParts(
            <>
              <DrawerBody className={styles.body}>
                <div ref={top} />
                {hasError ? error : isLoading ? <FormSkeleton label="Loading…" /> : children}
              </DrawerBody>
              {footer !== undefined && !hasError && (
                <DrawerFooter className={styles.footer}>
                  {footer}
                  <span role="status" className={styles.unsaved}>
                    {isDirty && 'Unsaved changes'}
                  </span>
                </DrawerFooter>
              )}
            </>,
          )}
        </RoutingContext>
      </OverlayDrawer>
      <ConfirmDialog
        isOpen={guard.isAsking}
        intent="danger"
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={guard.confirm}
        onCancel={guard.cancel}
      >
        Your changes will be lost.
      </ConfirmDialog>
    </>
  )
}
