import { Button } from '@fluentui/react-components'
import { type ReactElement, type SyntheticEvent } from 'react'
import { singleClicks } from '../../hooks/doubleClicks.ts'

export interface IconButtonProps {
  readonly icon: ReactElement
  /** Accessible name. */
  readonly label: string
  /** Text of the tooltip. Default: the label. */
  readonly title?: string | undefined
  /** The shortcut, in the format of `aria-keyshortcuts`. Default: no shortcut. */
  readonly keys?: string | undefined
  /** Default: medium. */
  readonly size?: 'small' | 'medium' | undefined
  /** A disabled button can have the focus, and shows its tooltip. Default: false. */
  readonly isDisabled?: boolean | undefined
  /** The button ignores the second click of a double click. Default: false. */
  readonly isSingleClick?: boolean | undefined
  readonly className?: string | undefined
  readonly onClick: (event: SyntheticEvent) => void
}

/** A button with only an icon. */
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
