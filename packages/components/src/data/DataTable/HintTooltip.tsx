import { Tooltip } from '@fluentui/react-components'

/** A text beside an element. */
export interface Hint {
  readonly target: HTMLElement
  readonly text: string
  /** For an element that it describes. Names and whole texts, which screen readers read already, need none. */
  readonly id?: string | undefined
}

/** The tooltip of a table or of an edited cell. */
export function HintTooltip({ target, text, id }: Hint) {
  const content = id === undefined ? text : { children: text, id }
  return <Tooltip visible relationship="inaccessible" content={content} positioning={{ target, position: 'above' }} />
}
