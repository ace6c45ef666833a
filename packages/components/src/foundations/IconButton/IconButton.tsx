import { Button } from '@fluentui/react-components'
import { type ReactElement, type SyntheticEvent } from 'react'
import { singleClicks } from '../../hooks/doubleClicks.ts'

export interface IconButtonProps {
  readonly icon: ReactElement
  /** What it does; screen readers say it. */
  readonly label: string
  /** What shows beside the pointer, such as the label with its keys. Default: the label. */
  readonly title?: string | undefined
  /** Its keys, as `aria-keyshortcuts` writes them. Default: none. */
  readonly keys?: string | undefined
  /** Default: medium. */
  readonly size?: 'small' | 'medium' | undefined
  /** A disabled button can be focused, so that its title can be read. Default: false. */
  readonly isDisabled?: boolean | undefined
  /** Another control takes its place when it is pressed: it ignores the second click of a double click. */
  readonly isSingleClick?: boolean | undefined
  readonly className?: string | undefined
  readonly onClick: (event: SyntheticEvent) => void
}

/** A quiet button that is only an icon, with its name as the browser's tooltip. */
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
