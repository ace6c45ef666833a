import { type MessageStep } from '@tandem/components'
import { type ReactNode } from 'react'

/** The content of a list item. */
interface StepParts extends Omit<MessageStep, 'delay'> {
  /** Undefined: without a delay. */
  readonly delaySecs: number | undefined
}

/** Creates the list's items. Returns the same object for equal parts, so that memoized items do not render again. */
export class StepItems {
  readonly #made = new Map<string, { readonly parts: StepParts; readonly step: MessageStep }>()

  of(parts: StepParts, renderDelay: (parts: StepParts, delaySecs: number) => ReactNode): MessageStep {
    const made = this.#made.get(parts.id)
    if (made && isSame(made.parts, parts)) return made.step
    const { delaySecs, ...shown } = parts
    const hasSameDelay = made?.parts.delaySecs === delaySecs && made?.parts.title === parts.title
    const newDelay = () => (delaySecs === undefined ? undefined : renderDelay(parts, delaySecs))
    const step = { ...shown, delay: hasSameDelay ? made?.step.delay : newDelay() }
    this.#made.set(parts.id, { parts, step })
    return step
  }
}

const isSame = (left: StepParts, right: StepParts): boolean =>
  left.text === right.text &&
  left.title === right.title &&
  left.delaySecs === right.delaySecs &&
  left.note === right.note &&
  left.error === right.error &&
  left.next === right.next
