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
   * Called when the user closes the drawer with Close, Escape, or a click outside. While `isDirty`, called only after
   * the user confirms.
   */
  readonly onClose: (event: SyntheticEvent | KeyboardEvent) => void
  /**
   * Called before the user closes the drawer or follows a link inside. While `isDirty`, called only after the user
   * confirms. For an owner that also guards other ways to leave the page.
   */
  readonly onLeave?: (() => void) | undefined
  /** Undefined while the title loads. */
  readonly title: string | undefined
  /** Before the title: an avatar, 40 px wide. */
  readonly media?: ReactNode | undefined
  /**
   * Adds the buttons Previous and Next. In the tab order they follow Close, because a drawer opens with the focus on
   * Close.
   */
  readonly neighbours?: DrawerNeighbours | undefined
  /** Next to the title: a status. */
  readonly status?: ReactNode | undefined
  /** Under the title: one line of help, and actions at its right. */
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
   * True if there are unsaved changes. The footer says so. The drawer asks before it closes, and before a tab or
   * another link inside opens. The browser asks before the user leaves the page. Default: false.
   */
  readonly isDirty?: boolean | undefined
  /** True while the changes are being saved. Closing and links inside then have no effect. Default: false. */
  readonly isSaving?: boolean | undefined
  /**
   * `filter`: at the left, 496 px wide. `entity` (640 px), `entityMedium` (768 px) and `entityWide` (960 px): at the
   * right. A drawer fills a narrower window. Default: `entity`.
   */
  readonly kind?: 'filter' | 'entity' | 'entityMedium' | 'entityWide' | undefined
}

const asTheyAre = (parts: ReactNode): ReactNode => parts

/**
 * A drawer over the page with a head, tabs, a scrolling body and a footer. Keyboard: the focus stays inside. Tab moves
 * through the tabs. Escape closes the drawer, and asks first if there are unsaved changes. After closing, the focus
 * returns to the element that opened the drawer.
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
  // Scrolls to the top when another tab opens.
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
                // Without a tooltip of Fluent. Such a tooltip would open when the drawer focuses Close, and would
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
