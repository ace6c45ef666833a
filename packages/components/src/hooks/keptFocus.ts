import { dialogSurfaceClassNames } from '@fluentui/react-components'
import { type MouseEvent } from 'react'

/**
 * The backdrop of a dialog that a click beside it may not close: the click takes the focus, and the dialog gets it
 * back, so that Escape and Tab still work.
 */
export const keptFocus = {
  onClick: ({ currentTarget }: MouseEvent) =>
    currentTarget.parentElement?.querySelector<HTMLElement>(`.${dialogSurfaceClassNames.root}`)?.focus(),
}
