import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { type ReactNode } from 'react'

export interface NoticeProps {
  readonly intent: 'info' | 'warning' | 'error'
  readonly title?: string | undefined
  readonly children?: ReactNode | undefined
  readonly actions?: ReactNode | undefined
  /** `auto` uses one line if there is enough space. Default: `multiline`. */
  readonly layout?: 'auto' | 'multiline' | undefined
  /** Fluent announces warnings and errors even without this role. */
  readonly role?: 'alert' | undefined
  readonly className?: string | undefined
}

/** A message about the surrounding part of the page. */
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
