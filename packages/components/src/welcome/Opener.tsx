import { Button } from '@fluentui/react-components'
import { type ReactNode, useId, useState } from 'react'
import { useWelcomeStyles } from './Welcome.styles.ts'

interface OpenerProps {
  /** Of the component. */
  readonly name: string
  /** What it is for, in a line. */
  readonly text: string
  /** The component itself, which covers the page while it is open. */
  readonly children: (isOpen: boolean, close: () => void) => ReactNode
}

/** A part that covers the page: its name, and the button that opens it. */
export function Opener({ name, text, children }: OpenerProps) {
  const styles = useWelcomeStyles()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className={styles.opener}>
      <span className={styles.openerText}>
        <span id={`${id}name`} className={styles.openerName}>
          {name}
        </span>
        <span className={styles.text}>{text}</span>
      </span>
      <Button id={`${id}open`} aria-labelledby={`${id}open ${id}name`} onClick={() => setIsOpen(true)}>
        Open
      </Button>
      {children(isOpen, () => setIsOpen(false))}
    </li>
  )
}
