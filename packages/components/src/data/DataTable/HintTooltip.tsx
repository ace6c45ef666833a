import { Tooltip } from '@fluentui/react-components'

/** A text beside an element. */
export interface Hint {
  readonly target: HTMLElement
  readonly text: string
}

/** Screen readers already read the names and whole texts. */
export function HintTooltip({ target, text }: Hint) {
  return <Tooltip visible relationship="inaccessible" content={text} positioning={{ target, position: 'above' }} />
}
