import { Button } from '@fluentui/react-components'
import { type ReactElement, type SyntheticEvent } from 'react'
import { singleClicks } from '../../hooks/doubleClicks.ts'

export interface IconButtonProps {
  readonly icon: ReactElement
  /** Name of the action, for screen readers. */
  readonly label: string
  /** Text of the tooltip, such as the label with its keys. Default: the label. */
  readonly title?: string | undefined
  /** Keys of its shortcut, in the format of `aria-keyshortcuts`. Default: no keys. */
  readonly keys?: string | undefined
  /** Default: medium. */
  readonly size?: 'small' | 'medium' | undefined
  /** A disabled button stays focusable, so that users can read its title. Default: false. */
  readonly isDisabled?: boolean | undefined
  /** Another control replaces the button after a press, so the button ignores the second click of a double click. */
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
