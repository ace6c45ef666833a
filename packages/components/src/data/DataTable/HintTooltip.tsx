import { Tooltip } from '@fluentui/react-components'

/** The text of a tooltip, and the element next to which it shows. */
export interface Hint {
  readonly target: HTMLElement
  readonly text: string
  /**
   * Id of the tooltip, for `aria-describedby`. Undefined for names and cut-off texts, which screen readers read without
   * the tooltip.
   */
  readonly id?: string | undefined
}

/** The tooltip of a table or of an edited cell. */
export function HintTooltip({ target, text, id }: Hint) {
  const content = id === undefined ? text : { children: text, id }
  return <Tooltip visible relationship="inaccessible" content={content} positioning={{ target, position: 'above' }} />
}
