import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

/** If the editor is at least this wide, it has two columns. */
const twoColumns = '@container (min-width: 720px)'

export const useMessagesEditorStyles = makeStyles({
  root: { containerType: 'inline-size', minWidth: 0 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 38%)' },
  },
  messages: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  bar: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  requests: { flex: '1 1 0', minWidth: 0 },
  history: { display: 'flex', flexShrink: 0 },
  editor: { ...column(tokens.spacingVerticalS), minWidth: 0 },
  preview: { ...column(tokens.spacingVerticalM), minWidth: 0, [twoColumns]: { position: 'sticky', top: 0 } },
  thread: {
    position: 'relative',
    [twoColumns]: {
      maxHeight: '60vh',
      overflowY: 'auto',
      // The mask fades the lower edge of the scrolled messages. After a scroll to the end, the mask fades only this
      // padding.
      paddingBlockEnd: tokens.spacingVerticalXXL,
      maskImage: `linear-gradient(to top, transparent, ${tokens.colorNeutralForeground1} ${tokens.spacingVerticalXXL})`,
    },
  },
  others: { marginBlockStart: tokens.spacingVerticalS },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
})
