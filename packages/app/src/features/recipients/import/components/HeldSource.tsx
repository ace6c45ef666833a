import { Button } from '@fluentui/react-components'
import { type FluentIcon } from '@fluentui/react-icons'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode } from 'react'
import { useSourceStyles } from './Source.styles.ts'

interface HeldSourceProps {
  readonly icon: FluentIcon
  readonly name: string
  /** Details, under its name. */
  readonly children: ReactNode
  /** Names the button that gives it up. */
  readonly removeLabel: string
  readonly isDisabled: boolean
  readonly onRemove: () => void
}

/** The chosen file or text, in place of the field that took it. */
export function HeldSource({ icon: Icon, name, children, removeLabel, isDisabled, onRemove }: HeldSourceProps) {
  const styles = useSourceStyles()
  return (
    <div className={styles.held}>
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.heldTexts}>
        <span className={styles.heldName} title={name}>
          {name}
        </span>
        {children}
      </span>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={removeLabel}
        title={removeLabel}
        disabled={isDisabled}
        onClick={onRemove}
      />
    </div>
  )
}
