import { Button } from '@fluentui/react-components'
import { type ReactElement, type SyntheticEvent } from 'react'
import { singleClicks } from '../../hooks/doubleClicks.ts'

export interface IconButtonProps {
  readonly icon: ReactElement
  /** Name of the action, for screen readers. */
  readonly label: string
  /** Text of the tooltip, such as the label with its keys. Default: the label. */
  readonly title?: string | undefined
  /** The keyboard shortcut, in the format of `aria-keyshortcuts`. Default: no shortcut. */
  readonly keys?: string | undefined
  /** Default: medium. */
  readonly size?: 'small' | 'medium' | undefined
  /** A disabled button can have the focus, so that users can read its title. Default: false. */
  readonly isDisabled?: boolean | undefined
  /**
   * True if another control replaces the button after a press. The button then ignores the second click of a double
   * click. Default: false.
   */
  readonly isSingleClick?: boolean | undefined
  readonly className?: string | undefined
  readonly onClick: (event: SyntheticEvent) => void
}

/** A quiet button with only an icon; the browser's tooltip shows its name. */
export function IconButton({
  icon,
  label,
  title = label,
  keys,
  size = 'medium',
  isDisabled = false,
  isSingleClick = false,
  className,
  onClick,
}: IconButtonProps) {
  return (
    <Button
      {...(isSingleClick && singleClicks)}
      appearance="subtle"
      size={size}
      className={className}
      icon={icon}
      aria-label={label}
      title={title}
      aria-keyshortcuts={keys}
      disabledFocusable={isDisabled}
      onClick={onClick}
    />
  )
}
