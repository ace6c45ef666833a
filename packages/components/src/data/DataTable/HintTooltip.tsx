import { Tooltip } from '@fluentui/react-components'

export interface Hint {
  readonly target: HTMLElement
  readonly text: string
  /** The tooltip's id for `aria-describedby`. Undefined if screen readers read the text without the tooltip. */
  readonly id?: string | undefined
}

export function HintTooltip({ target, text, id }: Hint) {
  const content = id === undefined ? text : { children: text, id }
  return <Tooltip visible relationship="inaccessible" content={content} positioning={{ target, position: 'above' }} />
}
