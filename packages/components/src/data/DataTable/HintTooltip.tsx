import { Tooltip } from '@fluentui/react-components'

export interface Hint {
  readonly target: HTMLElement
  readonly text: string
  /** The tooltip's id for `aria-describedby`. Undefined if screen readers get the text in another way. */
  readonly id?: string | undefined
}

export function HintTooltip({ target, text, id }: Hint) {
  const content = id === undefined ? text : { children: text, id }
  return <Tooltip visible relationship="inaccessible" content={content} positioning={{ target, position: 'above' }} />
}
