import { Tooltip } from '@fluentui/react-components'

/** The text of a tooltip, and its element. */
export interface Hint {
  readonly target: HTMLElement
  readonly text: string
  /**
   * Id for an element that the tooltip describes. Undefined for names and full texts, which screen readers read anyway.
   */
  readonly id?: string | undefined
}

/** The tooltip of a table or of an edited cell. */
export function HintTooltip({ target, text, id }: Hint) {
  const content = id === undefined ? text : { children: text, id }
  return <Tooltip visible relationship="inaccessible" content={content} positioning={{ target, position: 'above' }} />
}
