import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Tooltip,
} from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { type MouseEvent, type ReactNode } from 'react'
import { useBannerStyles } from './Banner.styles.ts'

export interface BannerProps {
  /** `warning` (default, marigold) for what needs the person. */
  readonly intent?: 'info' | 'success' | 'warning' | 'error'
  readonly title?: string
  readonly children: ReactNode
  /** The way on, a link or a button. */
  readonly action?: ReactNode
  /** A card over the page: the text wraps beside the icon, the action is below it. */
  readonly isCard?: boolean | undefined
  /** Shows a dismiss button. The owner hides the banner and remembers it. */
  readonly onDismiss?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * A notice over the whole page: what happened and the way on, dismissible.
 *
 * Keyboard: Tab to its action, then to 'Dismiss'; Enter or Space operates.
 */
export function Banner({ intent = 'warning', title, children, action, isCard = false, onDismiss }: BannerProps) {
  const styles = useBannerStyles()
  return (
    <MessageBar
      intent={intent}
      shape="square"
      // Else it would first try one line, and then move its text.
      layout={isCard ? 'multiline' : 'auto'}
      className={styles.root}
    >
      <MessageBarBody>
        {title !== undefined && <MessageBarTitle>{title}</MessageBarTitle>}
        {children}
      </MessageBarBody>
      <MessageBarActions
        {...(onDismiss
          ? {
              containerAction: (
                <Tooltip content="Dismiss" relationship="label">
                  <Button appearance="transparent" size="small" icon={<Dismiss16Regular />} onClick={onDismiss} />
                </Tooltip>
              ),
            }
          : {})}
      >
        {action}
      </MessageBarActions>
    </MessageBar>
  )
}
