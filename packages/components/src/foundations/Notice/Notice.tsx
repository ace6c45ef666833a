import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { type ReactNode } from 'react'

export interface NoticeProps {
  readonly intent: 'info' | 'warning' | 'error'
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** The ways on, links or buttons. */
  readonly actions?: ReactNode
  /** `auto` tries one line first, for wide places. Default: `multiline`. */
  readonly layout?: 'auto' | 'multiline'
  /** `alert` for what has to be read out at once. */
  readonly role?: 'alert'
  readonly className?: string
}

/** What a person should know about the part of a page that it stands in, and the ways on. */
export function Notice({ title, children, actions, layout = 'multiline', ...bar }: NoticeProps) {
  return (
    <MessageBar layout={layout} {...bar}>
      <MessageBarBody>
        {title !== undefined && <MessageBarTitle>{title}</MessageBarTitle>}
        {children}
      </MessageBarBody>
      {Boolean(actions) && <MessageBarActions>{actions}</MessageBarActions>}
    </MessageBar>
  )
}
