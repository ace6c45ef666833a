import {
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'

const useBannerStyles = makeStyles({
  root: { paddingInline: tokens.spacingHorizontalXXL, borderInlineWidth: 0 },
})

export interface BannerProps {
  /** Default: `warning`. */
  readonly intent?: 'info' | 'success' | 'warning' | 'error' | undefined
  readonly title?: string | undefined
  readonly children: ReactNode
  /** A link or a button for the next action. */
  readonly action?: ReactNode | undefined
  /** Called by the button Dismiss. The parent must then hide the banner. Default: no button. */
  readonly onDismiss?: ((event: SyntheticEvent) => void) | undefined
}

/** A notice above the page, as wide as the window. */
export function Banner({ intent = 'warning', title, children, action, onDismiss }: BannerProps) {
  const styles = useBannerStyles()
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bar = root.current
    return () => {
      if (bar?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={root}>
      <MessageBar intent={intent} shape="square" className={styles.root}>
        <MessageBarBody>
          {title !== undefined && <MessageBarTitle>{title}</MessageBarTitle>}
          {children}
        </MessageBarBody>
        <MessageBarActions
          containerAction={
            onDismiss ? (
              <IconButton icon={<Dismiss16Regular />} label="Dismiss" size="small" onClick={onDismiss} />
            ) : null
          }
        >
          {action}
        </MessageBarActions>
      </MessageBar>
    </div>
  )
}
