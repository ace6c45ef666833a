import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { type Part } from './parts.ts'
import { useWelcomeStyles } from './Welcome.styles.ts'

export function Cover({ name, meta: { component: Component, args } }: Part) {
  const styles = useWelcomeStyles()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  // A dialog without the prop `isOpen` opens when it is rendered, so it is rendered only after the click.
  const isRendered = isOpen || args?.['isOpen'] !== undefined
  return (
    <>
      <Button className={styles.open} aria-label={`Open ${name}`} onClick={() => setIsOpen(true)}>
        Open
      </Button>
      {Component && isRendered && <Component {...args} isOpen={isOpen} onClose={close} onCancel={close} />}
    </>
  )
}
