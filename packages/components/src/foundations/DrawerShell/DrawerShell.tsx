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
  /** Called for Close, Escape or a click outside. With unsaved changes, called after the user confirms. */
  readonly onClose: (event: SyntheticEvent | KeyboardEvent) => void
  /** Called before the drawer closes or a link inside opens. With unsaved changes, called after the user confirms. */
  readonly onLeave?: (() => void) | undefined
  /** Undefined while the title loads. */
  readonly title: string | undefined
  /** Before the title, 40 px wide. */
  readonly media?: ReactNode | undefined
  /** Adds the buttons Previous and Next. */
  readonly neighbours?: DrawerNeighbours | undefined
  /** Next to the title. */
  readonly status?: ReactNode | undefined
  /** Below the title. */
  readonly subhead?: ReactNode | undefined
  /** Pages of the drawer, each with an address. */
  readonly tabs?: readonly NavItem[] | undefined
  readonly selectedTabId?: string | undefined
  /** Accessible name of the tabs. Default: 'Sections'. */
  readonly tabsLabel?: string | undefined
  readonly children?: ReactNode | undefined
  /** Wraps body and footer, for example in a form. Default: no wrapper. */
  readonly renderParts?: ((parts: ReactNode) => ReactNode) | undefined
  /** Shows a skeleton of the body after 150 ms. */
  readonly isLoading?: boolean | undefined
  /** Replaces body and footer if the content failed to load. */
  readonly error?: ReactNode | undefined
  /** Stays visible when the body scrolls. The primary action comes first. */
  readonly footer?: ReactNode | undefined
  /** True if there are unsaved changes. Before the drawer or the page closes, the user must confirm. Default: false. */
  readonly isDirty?: boolean | undefined
  /** The changes are being saved. Closing has no effect. Default: false. */
  readonly isSaving?: boolean | undefined
  /** `filter`: at the left, 496 px wide. Others: at the right, 640, 768 or 960 px wide. Default: `entity`. */
  readonly kind?: 'filter' | 'entity' | 'entityMedium' | 'entityWide' | undefined
}

const asTheyAre = (parts: ReactNode): ReactNode => parts

/** A drawer that covers the page. It has a head, tabs, a scrolling body and a footer. */
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
                // `IconButton` has no tooltip of Fluent. Such a tooltip would open when the drawer focuses Close, and
                // would consume the first Escape.
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
            {subhead !== undefined && (
              <div className={mergeClasses(styles.subhead, media !== undefined && styles.besideMedia)}>{subhead}</div>
            )}
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
